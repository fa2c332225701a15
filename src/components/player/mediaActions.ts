import { RATES } from '@/domain/film/playerSettings';

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The approximate length of a frame. */
const FRAME_SECONDS = 1 / 25;

const VOLUME_STEP = 0.1;

/**
 * Starts playback. Ignores a rejection: the viewer may have paused first, or the browser blocks autoplay. The video
 * stays paused then.
 */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) play(video);
  else video.pause();
}

export function seekTo(video: HTMLVideoElement, time: number): void {
  const { duration } = video;
  if (Number.isFinite(duration)) video.currentTime = clamp(time, 0, duration);
}

export const seekBy = (video: HTMLVideoElement, seconds: number): void => seekTo(video, video.currentTime + seconds);

export function stepFrame(video: HTMLVideoElement, step: number): void {
  video.pause();
  seekBy(video, step * FRAME_SECONDS);
}

/** Returns the volume after one step. */
export const volumeStep = (volume: number, step: number): number =>
  clamp(Math.round((volume + step * VOLUME_STEP) * 100) / 100, 0, 1);

export function rateStep(rate: number, step: number): number {
  const index = RATES.findIndex((known) => known >= rate);
  return RATES[clamp((index < 0 ? RATES.length - 1 : index) + step, 0, RATES.length - 1)] ?? 1;
}

/**
 * Returns the start of the next chapter, or of the current one if `step` is negative. In the first three seconds of a
 * chapter, a negative step leads to the previous chapter.
 */
export function chapterStep(starts: readonly number[], time: number, step: number): number | null {
  if (step > 0) return starts.find((start) => start > time + 0.5) ?? null;
  return starts.findLast((start) => start < time - 3) ?? (starts.length > 0 ? 0 : null);
}
