import { addTimestamps } from '@/persistence/migrations/1-addTimestamps';

const _persist = { version: 0, rehydrated: true };

test('adds empty fields of version 1 to a state of version 0', () => {
  expect(addTimestamps(Object.assign({ authenticated: true, email: 'a@b.example', plan: null }, { _persist }))).toEqual(
    {
      authenticated: true,
      email: 'a@b.example',
      plan: null,
      loginAt: null,
      registered: false,
      registration: null,
      _persist,
    },
  );
});

test('keeps existing fields', () => {
  const loginAt = '2026-03-01T12:00:00.000Z';

  expect(addTimestamps(Object.assign({ loginAt }, { _persist }))).toMatchObject({ loginAt });
});

test('keeps an empty storage empty', () => {
  expect(addTimestamps(undefined)).toBeUndefined();
});
