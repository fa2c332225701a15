import { useEffect } from 'react';
import type { PlayerSettings } from '@/domain/film/playerSettings';

/** A source that comes later starts with them, too. */
function apply(video: HTMLVideoElement, { volume, isMuted, rate }: PlayerSettings): void {
  video.volume = volume;
  video.muted = isMuted;
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

/** Has a media element follow the settings. */
export function useAppliedSettings(video: HTMLVideoElement | null, settings: PlayerSettings): void {
  useEffect(() => {
    if (video) apply(video, settings);
  }, [video, settings]);
}
