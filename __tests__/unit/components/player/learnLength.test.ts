import { isLearningLength, learnLength } from '@/components/player/learnLength';
import { mediaStore } from '@/components/player/mediaStore';
import { playbackPositionKeeper } from '@/components/player/playbackPositionKeeper';

function videoOf(length: number) {
  const video = document.createElement('video');
  const state = { length, time: 0 };
  Object.defineProperty(video, 'duration', { get: () => state.length });
  Object.defineProperty(video, 'ended', { get: () => video.currentTime >= state.length });
  Object.defineProperty(video, 'currentTime', { get: () => state.time, set: (time: number) => (state.time = time) });
  const learn = (learned: number) => {
    state.length = learned;
    video.dispatchEvent(new Event('durationchange'));
  };
  return { video, learn };
}

const start = (video: HTMLVideoElement, signal = new AbortController().signal) => {
  const handleDone = jest.fn();
  learnLength(video, signal, handleDone);
  return handleDone;
};

test('seeks beyond the end of a file without a length, and returns to the start', () => {
  const { video, learn } = videoOf(Infinity);
  const handleDone = start(video);
  expect(video.currentTime).toBeGreaterThan(1e6);
  expect(handleDone).not.toHaveBeenCalled();
  learn(5);
  expect(video.currentTime).toBe(0);
  expect(handleDone).toHaveBeenCalledTimes(1);
});

test('the seek changes neither the time nor the end of the film', () => {
  const { video, learn } = videoOf(Infinity);
  const store = mediaStore(video);
  store.subscribe(() => undefined);
  start(video);
  video.dispatchEvent(new Event('seeking'));
  expect(store.get()).toMatchObject({ time: 0, isEnded: false, isWaiting: true });
  learn(5);
  video.dispatchEvent(new Event('seeked'));
  expect(store.get()).toMatchObject({ time: 0, duration: 5, isEnded: false, isWaiting: false });
});

test('does not seek in a file that states its length', () => {
  const { video } = videoOf(5);
  expect(start(video)).toHaveBeenCalledTimes(1);
  expect(video.currentTime).toBe(0);
});

test('stops waiting after a timeout if the server cannot seek', () => {
  jest.useFakeTimers();
  const { video } = videoOf(Infinity);
  const handleDone = start(video);
  jest.runAllTimers();
  expect(handleDone).toHaveBeenCalledTimes(1);
  expect(video.currentTime).toBe(0);
  jest.useRealTimers();
});

test.each([
  ['fails', (video: HTMLVideoElement) => video.dispatchEvent(new Event('error'))],
  ['is taken away', (_: HTMLVideoElement, aborted: AbortController) => aborted.abort()],
])('ignores a source that %s meanwhile', (_, happen) => {
  const { video, learn } = videoOf(Infinity);
  const aborted = new AbortController();
  const handleDone = start(video, aborted.signal);
  happen(video, aborted);
  learn(5);
  expect(handleDone).not.toHaveBeenCalled();
  expect(isLearningLength(video)).toBe(false);
});

test.each([Infinity, 900])('a film with the length %s continues at the last position', (length) => {
  const { video } = videoOf(length);
  video.play = () => Promise.resolve();
  playbackPositionKeeper(400).restore(video);
  expect(video.currentTime).toBe(400);
});
