import { act, renderHook } from '@testing-library/react';
import { PLAYER_DEFAULTS } from '@/domain/film/playerSettings';
import { usePlayerSettings } from '@/features/player/usePlayerSettings';
import { keptPlayerSettings } from '@/persistence/playerSettings';

/** The settings of another tab. */
const there = keptPlayerSettings();

beforeEach(() => localStorage.clear());

test('applies a setting at once, and restores it for the next film', () => {
  const { result, unmount } = renderHook(usePlayerSettings);
  act(() => {
    result.current.onSettings({ rate: 1.5 });
  });
  expect(result.current.settings).toEqual({ ...PLAYER_DEFAULTS, rate: 1.5 });
  unmount();

  expect(renderHook(usePlayerSettings).result.current.settings.rate).toBe(1.5);
});

test('keeps settings that another tab has changed meanwhile', () => {
  const { result } = renderHook(usePlayerSettings);
  there.set({ ...there.get(), captions: 'de', volume: 0.3 });

  act(() => {
    result.current.onSettings({ rate: 1.5 });
  });

  expect(there.get()).toEqual({ ...PLAYER_DEFAULTS, captions: 'de', volume: 0.3, rate: 1.5 });
  expect(result.current.settings).toMatchObject({ captions: 'de', volume: 0.3 });
});
