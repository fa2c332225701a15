import { renderHook } from '@testing-library/react';
import { FAR_SECONDS, useLearnedLength } from '@/components/player/useLearnedLength';

function videoOf(duration: number, currentSrc: string) {
  const video = document.createElement('video');
  const state = { duration, currentSrc };
  for (const name of ['duration', 'currentSrc'] as const)
    Object.defineProperty(video, name, { get: () => state[name] });
  return Object.assign(video, { say: (length: number) => (state.duration = length) });
}

test('a file without a length is sent beyond its end, and then back', () => {
  const video = videoOf(Infinity, 'https://films.example/recorded.webm');
  renderHook(() => useLearnedLength(video));
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video.currentTime).toBe(FAR_SECONDS);
  video.say(5);
  video.dispatchEvent(new Event('durationchange'));
  expect(video.currentTime).toBe(0);
});

test('a server that cannot jump within a file is waited for only so long', () => {
  jest.useFakeTimers();
  const video = videoOf(Infinity, 'https://films.example/recorded.webm');
  renderHook(() => useLearnedLength(video));
  video.dispatchEvent(new Event('loadedmetadata'));
  jest.runAllTimers();
  expect(video.currentTime).toBe(0);
  jest.useRealTimers();
});

test.each([
  ['a live stream', Infinity, 'https://films.example/live.m3u8?a=1'],
  ['a stream of hls.js', Infinity, 'blob:https://films.example/1'],
  ['a file with a length', 5, 'https://films.example/film.mp4'],
])('%s stays where it is', (_, duration, address) => {
  const video = videoOf(duration, address);
  renderHook(() => useLearnedLength(video));
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video.currentTime).toBe(0);
});
