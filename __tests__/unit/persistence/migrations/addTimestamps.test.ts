import { addTimestamps } from '@/persistence/migrations/1-addTimestamps';

const _persist = { version: 0, rehydrated: true };

test('a state of version 0 gets the fields of version 1, with nothing in them', () => {
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

test('what it has of them already is kept', () => {
  const loginAt = '2026-03-01T12:00:00.000Z';

  expect(addTimestamps(Object.assign({ loginAt }, { _persist }))).toMatchObject({ loginAt });
});

test('where nothing is stored nothing is made up', () => {
  expect(addTimestamps(undefined)).toBeUndefined();
});
