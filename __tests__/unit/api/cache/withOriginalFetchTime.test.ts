import { withOriginalFetchTime } from '@/api/cache/withOriginalFetchTime';

const answered = (payload: unknown, baseQueryMeta?: object) => ({
  type: 'tmdbApi/executeQuery/fulfilled',
  payload,
  meta: { baseQueryMeta, fulfilledTimeStamp: 100 },
});

const ageOf = (action: ReturnType<typeof answered>) =>
  (withOriginalFetchTime(action) as typeof action).meta.fulfilledTimeStamp;

test('a response has the age that it reports', () => {
  expect(ageOf(answered({ title: 'Heat' }, { source: 'tmdb', fetchedAt: 40 }))).toBe(40);
});

test('pages are as old as the oldest page', () => {
  const pages = [{ fetchedAt: 30 }, { fetchedAt: 90 }, {}];
  expect(ageOf(answered({ pages, pageParams: [] }, { source: 'tmdb', fetchedAt: 90 }))).toBe(30);
});

test.each([
  ['a sample', answered(null, { source: 'sample' })],
  ['pages of samples', answered({ pages: [{}] }, { source: 'sample' })],
  ['what no source said', answered({ pages: [{ fetchedAt: 30 }] })],
])('leaves %s unchanged', (_what, action) => {
  expect(withOriginalFetchTime(action)).toBe(action);
});

test('leaves any other action unchanged', () => {
  const action = { type: 'watchlist/added', payload: [] };
  expect(withOriginalFetchTime(action)).toBe(action);
});
