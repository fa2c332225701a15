import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { localAnswer } from '@/api/search/localAnswer';
import { rankNames, RANKS } from '@/api/search/rankTitles';
import { searchTitleNames, searchTitles } from '@/api/search/searchTitles';
import { SUGGESTION_LIMIT, suggest } from '@/api/search/suggest';
import { readQuery } from '@/domain/query/readQuery';
import { normalizeForSearch } from '@/lib/searchText';
import { matchesQuery } from './matchesQuery';
import { plainRank } from './plainRank';

const word = fc.stringMatching(/^[a-zà-ÿ0-9]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 5 });
const text = words.map((parts) => parts.join(' '));

const titles = fc.array(
  fc.record({ title: text, overview: text, genre: word, year: fc.integer({ min: 1950, max: 2030 }) }),
);
const entriesOf = (fields: { title: string; overview: string; genre: string; year: number }[]) =>
  fields.map(({ genre, ...rest }, index) => ({
    record: {},
    title: buildTitle({ id: index + 1, ...rest, genres: [genre] }),
  }));

test('finds a title by its words in any order and any case', async () => {
  await fc.assert(
    fc.asyncProperty(words, fc.boolean(), async (parts, isUpper) => {
      const query = [...parts].reverse().join('  ');
      const entries = [{ record: {}, title: buildTitle({ title: parts.join(' ') }) }];
      return (await searchTitles(entries, readQuery(isUpper ? query.toUpperCase() : query))).length === 1;
    }),
    { numRuns: RUNS },
  );
});

test('finds every title that has all words in title, overview or genre, for any meaning of the query', async () => {
  const query = fc.oneof(
    text,
    fc.constantFrom('alien 1979', 'a (1979)', 'y:1979', 'type:series', '1917', 'tt0078748', 'tmdb:348', ''),
  );
  await fc.assert(
    fc.asyncProperty(titles, query, fc.boolean(), async (fields, written, isInTitle) => {
      const own = {
        title: isInTitle ? `${written} x` : 'x',
        overview: isInTitle ? 'y' : written,
        genre: 'z',
        year: 2000,
      };
      const entries = entriesOf([...fields, own]);
      const found = new Set(await searchTitles(entries, readQuery(written)));
      return entries.every((entry) => !matchesQuery(entry.title, written) || found.has(entry));
    }),
    { numRuns: RUNS },
  );
});

test('no query makes the search fail or find a title twice', async () => {
  const entries = entriesOf([{ title: 'Amélie', overview: 'Paris', genre: 'Romance', year: 2001 }]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (written) => {
      const found = await searchTitles(entries, readQuery(written));
      return new Set(found).size === found.length;
    }),
    { numRuns: RUNS },
  );
});

test('suggestions are limited and unique, and those that start with the typed text come first', async () => {
  const names = ['The Matrix', 'The Matrix', 'Thé Ring', 'The Wire', 'The Terror', 'The Crown', 'Them', 'Heat'];
  const entries = names.map((title, index) => ({ record: {}, title: buildTitle({ id: index + 1, title }) }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constantFrom('th', 'the', 'the m', 'HE', 'x'), fc.string()), async (typed) => {
      const found = await suggest(entries, typed);
      expect(found.length).toBeLessThanOrEqual(SUGGESTION_LIMIT);
      expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
      const titles = found.filter(({ shape }) => shape === 'poster');
      const starts = titles.map(({ text }) => normalizeForSearch(text).startsWith(normalizeForSearch(typed)));
      expect(starts).toEqual([...starts].sort((a, b) => Number(b) - Number(a)));
      if (normalizeForSearch(typed).length < 2) expect(found).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('results while typing equal those of a ranking of all titles', async () => {
  const typed = fc.tuple(words, fc.nat(), fc.boolean()).map(([parts, length, hasYear]) => {
    const whole = parts.join(' ');
    return `${whole.slice(0, 1 + (length % whole.length))}${hasYear ? ' 1999' : ''}`;
  });
  const COUNTING = [RANKS.isName, RANKS.startsName, RANKS.startsWords, RANKS.nearName];
  await fc.assert(
    fc.asyncProperty(titles, typed, async (fields, written) => {
      const entries = entriesOf([...fields, { title: `${written} rest`, overview: '', genre: 'x', year: 1999 }]);
      const query = readQuery(written);
      const ranks = await rankNames(entries, query);
      const expected = COUNTING.flatMap((rank) => entries.filter((_, index) => ranks[index] === rank));
      expect(await searchTitleNames(entries, query)).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
});

test('the order of exact matches equals that of a ranking without an index', async () => {
  const fields = fc.array(fc.record({ title: words, overview: text, genre: word, year: fc.constantFrom(1999, 2000) }), {
    minLength: 1,
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fields, fc.nat(), fc.boolean(), async (made, at, hasYear) => {
      const entries = entriesOf(made.map(({ title, ...rest }) => ({ ...rest, title: title.join(' ') })));
      const typed = (made[at % made.length]?.title ?? []).map((part) => part.slice(0, 1 + (at % part.length)));
      const query = readQuery(`${typed.join(' ')}${hasYear ? ' 1999' : ''}`);
      const ranks = entries.map(({ title }) => plainRank(title, query));
      // Matches with typos appear only if no name matches exactly.
      fc.pre(ranks.some((rank) => rank < RANKS.nearName));
      const order = Object.values(RANKS).filter((rank) => rank < RANKS.none);
      const expected = order.flatMap((rank) => entries.filter((_, index) => ranks[index] === rank));
      expect(await searchTitles(entries, query)).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
});

test('the results do not depend on earlier searches', async () => {
  const name = fc.constantFrom('the', 'alien', 'the alien', 'alien 1979', 'heat');
  const year = fc.constantFrom('', ' 1979', ' 2008', ' (1979)', ' y:2008');
  const written = fc.tuple(name, year).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 2, maxLength: 8 }), async (searches) => {
      const entries = ['The Alien', 'Alien', 'Alien 1979', 'The Heat 2008', 'Heat'].flatMap((title, index) =>
        [1979, 2008].map((of) => ({
          record: { title, of },
          title: buildTitle({ id: index * 2 + of, title, year: of }),
        })),
      );
      for (const search of searches) {
        const wanted = { query: readQuery(search), kind: 'movie', page: 1 } as const;
        await suggest(entries, search);
        expect(await localAnswer(entries, wanted)).toEqual(await localAnswer([...entries], wanted));
      }
    }),
    { numRuns: RUNS },
  );
});
