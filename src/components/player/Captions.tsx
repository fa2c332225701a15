import { useEffect, useRef } from 'react';
import type { PlayerSettings } from '@/domain/film/playerSettings';
import { classNames } from '@/lib/classNames';
import * as styles from './Captions.late.module.css';
import { showCues } from './showCues';

interface CaptionsProps {
  track: HTMLTrackElement | null;
  language: string | undefined;
  settings: PlayerSettings;
}

/**
 * What is said, above the controls. The platform's own captions would lie below them; the track stays a real one, as in
 * its own full screen a phone shows nothing else.
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
