import { createStorageEngine } from '@/persistence/storageEngine';
import { RECENT_CHOICES_KEY, recentChoices } from '@/persistence/recentChoices';

beforeEach(() => localStorage.clear());

const recent = () => recentChoices(createStorageEngine());

test('keeps the last five choices, each once, the newest first', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) recent().add({ kind: 'command', id });
  expect(
    recent()
      .get()
      .map((choice) => 'id' in choice && choice.id),
  ).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test('leaves out stored entries that are not pages of the app', () => {
  const heat = { kind: 'movie', path: '/movie/1501?from=product', name: 'Heat' };
  const stored = [
    heat,
    { kind: 'movie', path: '//evil.example/movie/1', name: 'Heat' },
    { kind: 'movie', path: '/\\evil.example', name: 'Heat' },
    { kind: 'other', path: '/movie/1', name: 'Heat' },
    null,
  ];
  localStorage.setItem(RECENT_CHOICES_KEY, JSON.stringify(stored));
  expect(recent().get()).toEqual([heat]);
  localStorage.setItem(RECENT_CHOICES_KEY, '{');
  expect(recent().get()).toEqual([]);
});
