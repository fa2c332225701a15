/** WebVTT's own markup (slant, weight, voices) as nodes, never as text to be read as markup. */
const contentOf = (cue: TextTrackCue): Node =>
  cue instanceof VTTCue ? cue.getCueAsHTML() : document.createTextNode('');

/** A cue that asks for the upper half has a reason: something to be read below. */
function isUpper(cue: TextTrackCue): boolean {
  if (!(cue instanceof VTTCue) || typeof cue.line !== 'number') return false;
  return cue.snapToLines ? cue.line >= 0 && cue.line < 6 : cue.line < 40;
}

function lineOf(cue: TextTrackCue): HTMLElement {
  const line = document.createElement('p');
  line.dir = 'auto';
  const text = document.createElement('span');
  text.append(contentOf(cue));
  line.append(text);
  return line;
}

/**
 * Has a box show what a track says at each instant.
 * @returns ends it
 */
export function showCues({ track, parentElement: video }: HTMLTrackElement, box: HTMLElement): () => void {
  track.mode = 'hidden';
  const show = () => {
    const cues = [...(track.activeCues ?? [])];
    box.dataset.upper = String(cues.some(isUpper));
    box.replaceChildren(...cues.map(lineOf));
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  show();
  track.addEventListener('cuechange', show, { signal });
  video?.addEventListener('webkitbeginfullscreen', () => (track.mode = 'showing'), { signal });
  video?.addEventListener('webkitendfullscreen', () => (track.mode = 'hidden'), { signal });
  return () => {
    listeners.abort();
    track.mode = 'disabled';
    box.replaceChildren();
  };
}
