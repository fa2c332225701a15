import type { Failure } from '@/domain/record/failure';
import { keepFailures, keptFailures } from '@/persistence/keptFailures';

const KEY = 'kinora:failures';

const EARLIER: Failure = {
  at: performance.timeOrigin - 1000,
  source: 'tmdb',
  name: 'popular',
  kind: 'http',
  status: 503,
};

beforeEach(() => sessionStorage.clear());

test('returns failures of an earlier page load', () => {
  keepFailures([EARLIER]);
  expect(keptFailures()).toEqual([EARLIER]);
});

test('stores the failures of this page load once, even after several pagehide events', () => {
  const own: Failure = { at: Date.now(), source: 'product', name: 'genre_1', kind: 'network' };
  keepFailures([EARLIER]);
  keepFailures([own]);
  keepFailures([own]);
  expect(keptFailures()).toEqual([EARLIER]);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual([own, EARLIER]);
});

test('keeps the newest twenty failures', () => {
  keepFailures([EARLIER]);
  const own = Array.from({ length: 20 }, (_, index) => ({ ...EARLIER, at: Date.now() - index }));
  keepFailures(own);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(own);
});

test.each(['', '{', '{}', 'null', '[null, 7, {"at": 1}]', '[{"at":1,"source":"x","name":"a","kind":"http"}]'])(
  'ignores other stored values: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(keptFailures()).toEqual([]);
  },
);

test('works in a tab without access to the storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => keepFailures([EARLIER])).not.toThrow();
  expect(keptFailures()).toEqual([]);
});
