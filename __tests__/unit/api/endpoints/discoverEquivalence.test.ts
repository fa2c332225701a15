import { execFileSync } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import { anyFilter } from '@tests/anyFilter';
import { RUNS } from '@tests/runs';
import { browseOwnTitles } from '@/api/endpoints/browseOwnTitles';
import { discoverCall } from '@/api/endpoints/discover';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { readTitle } from '@/domain/title/readTitle';
import type { TitleKind } from '@/domain/title/title';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readTitleQuery, writeTitleFilter } from '@/domain/filter/titleQuery';

const SCRIPT = path.join(__dirname, '../../../support/discoverAtService.mjs');
const ENOUGH_BYTES = 2 ** 28;
/** The number of queries. Each runs against thousands of titles. */
const QUESTIONS = Math.ceil(RUNS / 4);

interface AtService {
  /** All titles, as a deployer's list could contain them. */
  records: Record<TitleKind, Record<string, unknown>[]>;
  /** The ids of the results of each query, in order. */
  found: number[][];
}

const askService = (queries: readonly TitleQuery[]): AtService => {
  const input = JSON.stringify(queries.map((query) => [query.filter.kind, discoverCall(query, 1).params]));
  return JSON.parse(
    execFileSync(process.execPath, [SCRIPT], { input, maxBuffer: ENOUGH_BYTES }).toString(),
  ) as AtService;
};

const idsOf = (entries: readonly TitleEntry[]) => entries.map(({ title }) => title.id);

test.each(['movie', 'tv'] as const)('the browser finds the same %s titles as TMDB, in the same order', (kind) => {
  const { records } = askService([]);
  const entries: TitleEntry[] = records[kind].flatMap((record) => {
    const title = readTitle(record, kind, 'product');
    return title ? [{ record, title }] : [];
  });
  expect(entries.length).toBeGreaterThan(2900);
  const keywords = [...new Set(records[kind].flatMap((record) => record.keywords as number[]))].slice(0, 8);
  const queries = fc
    .sample(anyFilter(kind, { keywords, languages: ['en', 'fr', 'ja', 'de'] }), QUESTIONS)
    .map((filter) => readTitleQuery(new URLSearchParams(writeTitleFilter(filter)), kind));

  let some = 0;
  askService(queries).found.forEach((there, index) => {
    const query = queries[index] ?? readTitleQuery(new URLSearchParams(), kind);
    const { sort } = query.filter;
    const here = browseOwnTitles(entries, query, 0);
    some += Number(here.length > 0);

    const question = writeTitleFilter(query.filter);
    expect([question, [...idsOf(here)].sort()]).toEqual([question, [...there].sort()]);
    // TMDB defines no order for titles without a rating or date. The browser sorts them last in both directions.
    const placed = here.filter(
      ({ title }) =>
        (sort.by !== 'rating' || title.rating !== null) && (sort.by !== 'date' || title.releaseDate !== null),
    );
    const isPlaced = new Set<unknown>(idsOf(placed));
    expect([question, idsOf(placed)]).toEqual([question, there.filter((id) => isPlaced.has(id))]);
  });
  // Guards against a comparison of empty results only.
  expect(some).toBeGreaterThan(QUESTIONS / 10);
});
