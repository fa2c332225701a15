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

test('what was kept by an earlier page load is there', () => {
  keepFailures([EARLIER]);
  expect(keptFailures()).toEqual([EARLIER]);
});

test('this page load’s own are with it, and kept once however often the page goes away', () => {
  const own: Failure = { at: Date.now(), source: 'product', name: 'genre_1', kind: 'network' };
  keepFailures([EARLIER]);
  keepFailures([own]);
  keepFailures([own]);
  expect(keptFailures()).toEqual([EARLIER]);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual([own, EARLIER]);
});

test('twenty are kept, the newest', () => {
  keepFailures([EARLIER]);
  const own = Array.from({ length: 20 }, (_, index) => ({ ...EARLIER, at: Date.now() - index }));
  keepFailures(own);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(own);
});

test.each(['', '{', '{}', 'null', '[null, 7, {"at": 1}]', '[{"at":1,"source":"x","name":"a","kind":"http"}]'])(
  'what else lies there is none: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(keptFailures()).toEqual([]);
  },
);

test('a tab that may not remember goes on', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => keepFailures([EARLIER])).not.toThrow();
  expect(keptFailures()).toEqual([]);
});
