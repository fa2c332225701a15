import { buildTitle } from '@tests/builders';
import { localAnswer } from '@/api/search/localAnswer';
import { searchPeople } from '@/api/search/searchPeople';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { suggest } from '@/api/search/suggest';
import { readQuery } from '@/domain/query/readQuery';

/** An upper limit above the number of titles on any page. */
const MOST_READ = 100;

let readings = 0;

/** Ten thousand films. Their records count how often they are read. */
const films = Array.from({ length: 10_000 }, (_, index): TitleEntry => {
  const title = buildTitle({ id: index + 1, title: `Harbour ${index}`, source: 'product' });
  const record = { cast: [{ name: `Mira Holt ${index % 500}` }] };
  return {
    title,
    get record() {
      readings += 1;
      return record;
    },
  };
});

const searchAll = async (typed: string) => {
  const query = readQuery(typed);
  await suggest(films, typed);
  await localAnswer(films, { query, kind: 'movie', page: 1 });
  await localAnswer(films, { query, kind: 'tv', page: 1 });
  return searchPeople(films, query);
};

test('a key reads only the records of visible results, once the first key has read all ten thousand', async () => {
  await searchAll('m');
  for (const typed of ['h', 'ha', 'har', 'mira', 'mria hlot', 'nobody at all']) {
    readings = 0;
    await searchAll(typed);
    expect(readings).toBeLessThanOrEqual(MOST_READ);
  }
});
