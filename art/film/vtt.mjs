const two = (n) => String(n).padStart(2, '0');

/** Returns the time of a cue: 62.5 → '00:01:02.500'. */
const stamp = (seconds) => {
  const ms = Math.round(seconds * 1000);
  const whole = Math.floor(ms / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};

/** Returns cues, {from, to, text}, as a WebVTT file. Cues without a text are left out. */
export const vttOf = (cues) =>
  `WEBVTT\n${cues
    .filter(({ text }) => text)
    .map(({ from, to, text }) => `\n${stamp(from)} --> ${stamp(to)}\n${text}\n`)
    .join('')}`;
