import { act, renderHook } from '@testing-library/react';
import { mediaStore } from '@/components/player/mediaStore';
import { useCommands } from '@/components/player/useCommands';
import { usePlayerSettings } from '@/features/player/usePlayerSettings';

beforeEach(() => localStorage.clear());

function player() {
  const video = document.createElement('video');
  const showFeedback = jest.fn();
  const { result } = renderHook(() => {
    const { settings, onSettings } = usePlayerSettings();
    const run = useCommands(video, {
      ...{ media: mediaStore(null).get(), chapters: [], subtitles: [], shown: null, onSettings, showFeedback },
      ...{ toggleFullScreen: jest.fn(), toggleKeys: jest.fn(), onNext: undefined, onPrevious: undefined },
    });
    return { settings, onSettings, run };
  });
  return { ...result.current, settings: () => result.current.settings, showFeedback };
}

test('a key press directly after a change of the slider steps from the new volume', () => {
  const { run, onSettings, settings, showFeedback } = player();
  act(() => {
    onSettings({ volume: 0.5, isMuted: false });
    run({ do: 'volumeBy', value: -1 });
  });
  expect(settings().volume).toBe(0.4);
  expect(showFeedback).toHaveBeenLastCalledWith('Volume 40 %');
});

test('several key presses at once are one step each', () => {
  const { run, settings, showFeedback } = player();
  act(() => {
    for (let press = 0; press < 3; press += 1) run({ do: 'volumeBy', value: -1 });
    for (let press = 0; press < 2; press += 1) run({ do: 'rateBy', value: 1 });
  });
  expect(settings()).toMatchObject({ volume: 0.7, rate: 1.5 });
  act(() => {
    run({ do: 'mute' });
    run({ do: 'mute' });
  });
  expect(settings().isMuted).toBe(false);
  expect(showFeedback).toHaveBeenLastCalledWith('Volume 70 %');
});
