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
