import { useEffect } from 'react';
import type { PlayerSettings } from '@/domain/film/playerSettings';

/** `defaultPlaybackRate` applies to sources that load later. */
function apply(video: HTMLVideoElement, { volume, isMuted, rate }: PlayerSettings): void {
  video.volume = volume;
  video.muted = isMuted;
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

/** Applies the settings to a media element. */
export function useAppliedSettings(video: HTMLVideoElement | null, settings: PlayerSettings): void {
  useEffect(() => {
    if (video) apply(video, settings);
  }, [video, settings]);
}
