import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRow } from '@/api/samples/sampleRows';
import { sampleCatalogue } from '@/api/samples/sampleCatalogue';
import { readFilm } from '@/domain/film/readFilm';
import { readTitles } from '@/domain/title/readTitle';
import type { TitleKind } from '@/domain/title/title';
import { isSampleId } from '@/domain/title/title';

/** Returns the titles of the records, and checks that every record is readable. */
function readAll(records: readonly unknown[]) {
  const titles = readTitles(records);
  expect(titles).toHaveLength(records.length);
  return titles ?? [];
}

const kindsOf = (records: readonly unknown[]) => new Set(readAll(records).map(({ kind }) => kind));
const idsOf = (records: readonly unknown[]) => readAll(records).map(({ id }) => Number(id));

const RECORDS = sampleCatalogue.entries().map(({ record }) => record);

test('trending titles are numbered from 1001', () => {
  expect(Math.min(...idsOf(sampleCatalogue.trending()))).toBe(1001);
});

test('popular titles are numbered from 2001', () => {
  expect(Math.min(...idsOf(sampleCatalogue.popular()))).toBe(2001);
});

test('there are enough trending titles for the search page', () => {
  expect(sampleCatalogue.trending().length).toBeGreaterThanOrEqual(12);
});

test('there are fifteen series', () => {
  expect(sampleCatalogue.series()).toHaveLength(15);
  expect(kindsOf(sampleCatalogue.series())).toEqual(new Set<TitleKind>(['tv']));
});

test.each(['title', 'poster', 'year', 'rating', 'overview'] as const)(
  'every sample has a value for its card: %s',
  (field) => {
    const lacking = readAll(RECORDS).filter((title) => !title[field]);

    expect(lacking.map(({ title }) => title)).toEqual([]);
  },
);

test('no two samples share an id', () => {
  const ids = idsOf(RECORDS);

  expect(new Set(ids).size).toBe(ids.length);
});

test.each([1, 2, 3, 4, 5, 6, 7])('row %d of Home has titles', async (id) => {
  const answer = await sampleRow(id);

  expect(answer.success && readAll(answer.data.movies).length).toBeGreaterThan(5);
});

test('a row has the shape of the specification: name, movies, and total as a string', async () => {
  const answer = await sampleRow(6);

  expect(answer).toMatchObject({ success: true, data: { genreName: 'Horror' } });
  expect(answer.success && answer.data.totalResults).toBe(answer.success && String(answer.data.movies.length));
});

test('row 7 is called Horror TV Series', async () => {
  expect(await sampleRow(7)).toMatchObject({ data: { genreName: 'Horror TV Series' } });
});

test('a row needs an id', async () => {
  expect(await sampleRow(undefined)).toEqual({ success: false, error: 'Genre ID is required' });
});

test.each([0, 8, -1, 999_999])('there is no row %d', async (id) => {
  expect(await sampleRow(id)).toEqual({ success: false, error: `Genre with ID ${id} not found` });
});

test.each(['hbo', 'marvel', 'other'] as const)('the studio list %s is complete', (list) => {
  expect(readAll(sampleCatalogue.studio(list)).length).toBeGreaterThanOrEqual(12);
});

test.each([28, 12, 18, 14, 27, 878])('the movies page has samples of genre %d', (genreId) => {
  expect(readAll(sampleCatalogue.movies()).some(({ genreIds }) => genreIds.includes(genreId))).toBe(true);
});

test('the movies page has every sample movie and no series', () => {
  expect(kindsOf(sampleCatalogue.movies())).toEqual(new Set<TitleKind>(['movie']));
});

test('finds a sample by its id', () => {
  expect(sampleCatalogue.byId(1001)).toMatchObject({ title: 'Interstellar' });
  expect(sampleCatalogue.byId(Number.NaN)).toBeUndefined();
});

test('Kinora’s own film refers to existing files only', () => {
  const record: Record<string, unknown> | undefined = sampleCatalogue.byId(3062);
  const film = readFilm(record?.video);

  expect(film).toMatchObject({ duration: 84, creditsStart: 76.5, sources: [{ height: 720 }, { height: 360 }] });
  const files = [...(film?.sources ?? []), ...(film?.subtitles ?? []), { src: film?.previews ?? '' }];
  expect(files.filter(({ src }) => !existsSync(join('static', src)))).toEqual([]);
});

test('the ids of samples have the form that `isSampleId` and the boot script expect', () => {
  const ids = [...sampleCatalogue.movies(), ...sampleCatalogue.series()].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  for (const id of ids) {
    expect(isSampleId(id)).toBe(true);
    expect(String(id)).toMatch(/^[1-4]\d{3}$/);
  }
});
