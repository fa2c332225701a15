import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import type { SettingsChange, PlayerSettings } from '@/domain/film/playerSettings';
import { changeSettings, PLAYER_DEFAULTS } from '@/domain/film/playerSettings';
import type { KeysProps } from './playerParts';
import type { ShownFilm } from './PlayerSurface';
import { PlayerSurface } from './PlayerSurface';
import { useMediaState } from './mediaStore';

interface ClipControlsProps extends KeysProps {
  video: HTMLVideoElement | null;
  /** The element that fills the screen. */
  frame: RefObject<HTMLElement | null>;
}

const CLIP: ShownFilm = { subtitles: [], chapters: [], previews: null, intro: null, creditsStart: null };

/**
 * The player's controls over a clip whose playback another component owns. The settings last as long as the clip is
 * open.
 */
export function ClipControls({ video, frame, hasSingleKeys }: ClipControlsProps) {
  const media = useMediaState(video);
  const [settings, setSettings] = useState<PlayerSettings>(PLAYER_DEFAULTS);
  const latest = useRef(settings);
  const handleSettings = (change: SettingsChange) => {
    latest.current = changeSettings(latest.current, change);
    setSettings(latest.current);
    return latest.current;
  };
  return (
    <PlayerSurface
      video={video}
      media={media}
      frame={frame}
      film={CLIP}
      settings={settings}
      onSettings={handleSettings}
      hasSingleKeys={hasSingleKeys}
    />
  );
}
