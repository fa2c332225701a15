/**
 * Runs the filters of the fake TMDB for tests that cannot import its modules. Reads requests as JSON (`[["movie", {
 * with_genres: "28" }], …]`). Writes all titles as list records, and the ids of each response.
 */
import { text } from 'node:stream/consumers';
import { titleRecord } from '../../tools/fakeTmdb/answers/records.mjs';
import { makeCatalogue } from '../../tools/fakeTmdb/data/catalogue.mjs';
import { sortTitles } from '../../tools/fakeTmdb/filters/sortTitles.mjs';
import { titleFilter } from '../../tools/fakeTmdb/filters/titleFilters.mjs';

const { titles } = makeCatalogue('2026-01-15');

const toRecord = (title) => ({
  ...titleRecord(title, { language: 'en-US' }),
  runtime: title.runtime,
  keywords: title.keywords,
});

/** Returns the records by popularity, as lists usually are. */
const records = (kind) =>
  titles[kind]
    .filter(({ isAdult }) => !isAdult)
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .map(toRecord);

const find = ([kind, params]) => {
  const query = new URLSearchParams(params);
  return sortTitles(titles[kind].filter(titleFilter(kind, query)), query.get('sort_by')).map(({ id }) => id);
};

const questions = JSON.parse(await text(process.stdin));
process.stdout.write(
  JSON.stringify({ records: { movie: records('movie'), tv: records('tv') }, found: questions.map(find) }),
);
