const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Formats a size, such as `812 B`, `1.2 kB` or `34 MB`. */
export function bytesInWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[power] ?? ''}`;
}

/** Formats a time in UTC, independent of the reader's time zone: `2026-01-31 12:00:00 UTC`. */
export const instantInWords = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

const AGES = new Intl.RelativeTimeFormat('en');

/** Formats an age, such as `5 minutes ago`. */
export function agoInWords(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  const step = STEPS.find((candidate) => seconds >= candidate.seconds) ?? STEPS[3];
  return AGES.format(-Math.floor(seconds / step.seconds), step.unit);
}

export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
