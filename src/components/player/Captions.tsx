import { useEffect, useRef } from 'react';
import type { PlayerSettings } from '@/domain/film/playerSettings';
import { classNames } from '@/lib/classNames';
import * as styles from './Captions.late.module.css';

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
function showCues({ track, parentElement: video }: HTMLTrackElement, box: HTMLElement): () => void {
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

interface CaptionsProps {
  track: HTMLTrackElement | null;
  language: string | undefined;
  settings: PlayerSettings;
}

/**
 * Renders the captions above the controls. Native captions would be below the controls. The track stays a native one,
 * because the full screen of a phone shows nothing else.
 */
export function Captions({ track, language, settings }: CaptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (track && box.current ? showCues(track, box.current) : undefined), [track]);

  return (
    <div
      ref={box}
      lang={language}
      data-captions
      className={classNames(styles.captions, styles[settings.captionSize], styles[settings.captionLook])}
    />
  );
}
