import { rankingCache } from '@/api/search/rankTitles';
import { readQuery } from '@/domain/query/readQuery';

const NONE: readonly never[] = [];

/** Creates a ranking that responds on command and shows which queries are aborted. */
function slowRanking() {
  const asked: { written: string; isEnded: () => boolean; answer: (ranks: number[]) => void }[] = [];
  const rank = rankingCache(
    (_entries, { written }, signal) =>
      new Promise((resolve) => {
        asked.push({ written, isEnded: () => signal?.aborted === true, answer: resolve });
      }),
  );
  return { rank, asked };
}

test('equal queries share one ranking, while it runs and afterwards', async () => {
  const { rank, asked } = slowRanking();
  const answers = [rank(NONE, readQuery('heat')), rank(NONE, readQuery('heat'))];
  asked[0]?.answer([1]);
  expect(await Promise.all([...answers, rank(NONE, readQuery('heat'))])).toEqual([[1], [1], [1]]);
  expect(asked).toHaveLength(1);
});

test('a ranking is aborted when its last query is aborted, and a new query starts it again', async () => {
  const { rank, asked } = slowRanking();
  const [films, series] = [new AbortController(), new AbortController()];
  for (const { signal } of [films, series]) void rank(NONE, readQuery('heat'), signal);
  films.abort();
  expect(asked[0]?.isEnded()).toBe(false);
  series.abort();
  expect(asked[0]?.isEnded()).toBe(true);
  const again = rank(NONE, readQuery('heat'));
  asked[1]?.answer([2]);
  expect(await again).toEqual([2]);
});

test('caches both queries of a text that may end in a year', async () => {
  const { rank, asked } = slowRanking();
  const query = readQuery('summer 1984');
  const both = [query, { ...query, text: query.written }];
  const answers = [...both, ...both].map((way) => rank(NONE, way));
  asked.forEach(({ answer }, index) => answer([index]));
  expect(await Promise.all(answers)).toEqual([[0], [1], [0], [1]]);
});

test('a text with a year and the same text without it are two queries', async () => {
  const { rank, asked } = slowRanking();
  const narrowed = { ...readQuery('the 2008'), written: 'the' };
  const answers = [narrowed, readQuery('the')].map((query) => rank(NONE, query));
  asked.forEach(({ answer }, index) => answer([index]));
  expect(await Promise.all(answers)).toEqual([[0], [1]]);
});
