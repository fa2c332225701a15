import { PLAYER_DEFAULTS, readPlayerSettings } from '@/domain/film/playerSettings';
import { keptPlayerSettings } from '@/persistence/playerSettings';
import { createStorageEngine } from '@/persistence/storageEngine';

const engine = () => createStorageEngine();

beforeEach(() => localStorage.clear());

test('restores saved settings', () => {
  const settings = { ...PLAYER_DEFAULTS, volume: 0.4, captions: 'de', rate: 1.5 };
  keptPlayerSettings(engine()).set(settings);
  expect(keptPlayerSettings(engine()).get()).toEqual(settings);
});

test('replaces a wrong field by its default, and quarantines an unreadable value', () => {
  expect(readPlayerSettings({ volume: 7, rate: 99, captions: '<b>', captionSize: 'huge', isMuted: true })).toEqual({
    ...PLAYER_DEFAULTS,
    isMuted: true,
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('kinora:player', '{');
  expect(keptPlayerSettings(engine()).get()).toEqual(PLAYER_DEFAULTS);
  expect(localStorage.getItem('kinora:player.unreadable')).toBe('{');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('quarantines each value that becomes unreadable before it overwrites it', () => {
  const kept = keptPlayerSettings(engine());
  for (const text of ['{', '[5]']) {
    localStorage.setItem('kinora:player', text);
    kept.set(PLAYER_DEFAULTS);
  }
  expect(JSON.parse(localStorage.getItem('kinora:player') ?? '')).toEqual(PLAYER_DEFAULTS);
  expect(localStorage.getItem('kinora:player.unreadable')).toBe('{');
  expect(localStorage.getItem('kinora:player.unreadable+')).toBe('[5]');
});
