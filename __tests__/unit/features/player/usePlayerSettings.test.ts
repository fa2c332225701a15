import { act, renderHook } from '@testing-library/react';
import { PLAYER_DEFAULTS } from '@/domain/film/playerSettings';
import { usePlayerSettings } from '@/features/player/usePlayerSettings';
import { keptPlayerSettings } from '@/persistence/playerSettings';

/** As another tab has it. */
const there = keptPlayerSettings();

beforeEach(() => localStorage.clear());

test('what is set stands at once, and is there for the next film', () => {
  const { result, unmount } = renderHook(usePlayerSettings);
  act(() => {
    result.current.onSettings({ rate: 1.5 });
  });
  expect(result.current.settings).toEqual({ ...PLAYER_DEFAULTS, rate: 1.5 });
  unmount();

  expect(renderHook(usePlayerSettings).result.current.settings.rate).toBe(1.5);
});

test('what another tab has set meanwhile is not written over', () => {
  const { result } = renderHook(usePlayerSettings);
  there.set({ ...there.get(), captions: 'de', volume: 0.3 });

  act(() => {
    result.current.onSettings({ rate: 1.5 });
  });

  expect(there.get()).toEqual({ ...PLAYER_DEFAULTS, captions: 'de', volume: 0.3, rate: 1.5 });
  expect(result.current.settings).toMatchObject({ captions: 'de', volume: 0.3 });
});
