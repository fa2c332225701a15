/** Returns the markup of a cue (italics, bold, voices) as DOM nodes. The text is never parsed as HTML. */
const contentOf = (cue: TextTrackCue): Node =>
  cue instanceof VTTCue ? cue.getCueAsHTML() : document.createTextNode('');

/** Returns whether a cue is in the upper half, for example because the lower half of the picture contains text. */
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
 * Renders the active cues of a track into a box.
 * @returns a function that stops it
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
