import { act, renderHook, waitFor } from '@testing-library/react';
import { mediaStore } from '@/components/player/mediaStore';
import { togglePictureInPicture, useRemote } from '@/components/player/usePlayerActions';
import { useMediaSession } from '@/components/player/useMediaSession';
import { useWakeLock } from '@/components/player/useWakeLock';

/** The cleanup functions of browser features that jsdom lacks. */
const given: (() => void)[] = [];
function give(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true });
  given.push(() => Reflect.deleteProperty(owner, name));
}

afterEach(() => {
  for (const takeBack of given.splice(0)) takeBack();
});

const aVideo = () => document.createElement('video');

test('keeps the screen on while a film plays and after the page is visible again, but not when paused', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  give(navigator, 'wakeLock', { request });
  const { rerender } = renderHook(useWakeLock, { initialProps: false });
  expect(request).not.toHaveBeenCalled();
  rerender(true);
  expect(request).toHaveBeenCalledWith('screen');
  await act(() => Promise.resolve());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await act(() => Promise.resolve());
  rerender(false);
  expect(release).toHaveBeenCalled();
});

test('offers another screen only if the browser reports one', async () => {
  const video = aVideo();
  const prompt = jest.fn(() => Promise.resolve());
  let tell: (isAvailable: boolean) => void = () => undefined;
  const remote = {
    prompt,
    watchAvailability: (callback: typeof tell) => {
      tell = callback;
      return Promise.resolve(7);
    },
    cancelWatchAvailability: jest.fn(() => Promise.resolve()),
  };
  give(video, 'remote', remote);
  const { result, unmount } = renderHook(() => useRemote(video));
  expect(result.current).toBeNull();
  act(() => tell(true));
  result.current?.();
  expect(prompt).toHaveBeenCalledTimes(1);
  act(() => tell(false));
  expect(result.current).toBeNull();
  unmount();
  await waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledWith(7));
});

test('media controls show the film, and lead to the next episode if there is one', () => {
  const handlers = new Map<string, unknown>();
  const setPositionState = jest.fn();
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler: (name: string, handler: unknown) => handlers.set(name, handler),
    setPositionState,
  };
  give(navigator, 'mediaSession', session);
  give(
    globalThis,
    'MediaMetadata',
    class {
      constructor(readonly said: unknown) {}
    },
  );
  const video = aVideo();
  const media = { ...mediaStore(null).get(), time: 30, duration: 20, isPaused: false };
  const onNext = jest.fn();
  const { unmount } = renderHook(() =>
    useMediaSession(video, media, {
      title: 'The Lamps',
      line: 'S1 E1',
      poster: 'p.webp',
      onNext,
      onPrevious: undefined,
    }),
  );
  expect(session.metadata).toEqual({ said: { title: 'The Lamps', artist: 'S1 E1', artwork: [{ src: 'p.webp' }] } });
  expect(session.playbackState).toBe('playing');
  expect(setPositionState).toHaveBeenCalledWith({ duration: 20, playbackRate: 1, position: 20 });
  (handlers.get('nexttrack') as () => void)();
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(handlers.get('previoustrack')).toBeNull();
  unmount();
  expect([...handlers.values()]).toEqual(Array(handlers.size).fill(null));
  expect(session.metadata).toBeNull();
});

test('picture-in-picture opens and closes, and the browser can refuse it', async () => {
  const video = aVideo();
  const request = jest.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const exit = jest.fn(() => Promise.resolve());
  give(video, 'requestPictureInPicture', request);
  give(document, 'exitPictureInPicture', exit);
  await togglePictureInPicture(video);
  expect(request).toHaveBeenCalledTimes(1);
  give(document, 'pictureInPictureElement', video);
  await togglePictureInPicture(video);
  expect(exit).toHaveBeenCalledTimes(1);
});
