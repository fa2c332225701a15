import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { checkTitle, TITLE_FIELDS } from '@tools/deploy/catalogue/checkTitle';
import type { Schema } from '@tools/deploy/catalogue/violations';
import { SCHEMAS, violations } from '@tools/deploy/catalogue/violations';
import { MAX_RECORDS } from '@tools/deploy/catalogue/checkPage';
import { readTitle, readTitles } from '@/domain/title/readTitle';
import type { Title } from '@/domain/title/title';
import { readDate } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { fromSchema } from './fromSchema';

const ajv = new Ajv({ allowUnionTypes: true, strictTypes: false, strictRequired: false });
ajv.addFormat('date', (text: string) => readDate(text) === text);
ajv.addSchema(Object.values(SCHEMAS));

const ANSWERS = ['list', 'search', 'genres', 'title', 'person'] as const;
const names = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[];
const isValid = (name: string, value: unknown) => ajv.validate(`${name}.schema.json`, value);

/** Returns the schema and every schema within it. */
const within = (schema: unknown): Schema[] =>
  Array.isArray(schema)
    ? schema.flatMap(within)
    : isRecord(schema)
      ? [schema, ...Object.values(schema).flatMap(within)]
      : [];

test.each(names)('%s is a valid JSON Schema', (name) => {
  expect(ajv.validateSchema(SCHEMAS[name])).toBe(true);
  expect(SCHEMAS[name].$id).toBe(`${name}.schema.json`);
  expect(() => ajv.getSchema(`${name}.schema.json`)).not.toThrow();
});

test.each(names)('every example in %s matches its schema', (name) => {
  const examples = within(SCHEMAS[name]).flatMap((schema) =>
    ((schema as { examples?: unknown[] }).examples ?? []).map((example) => ({ schema, example })),
  );
  if (name !== 'parts') expect(examples.length).toBeGreaterThan(0);
  for (const { schema, example } of examples) expect(violations(example, schema, SCHEMAS[name])).toEqual([]);
});

test.each(ANSWERS)('every field of %s has a title', (name) => {
  for (const [field, schema] of Object.entries((SCHEMAS[name] as Schema).properties ?? {}))
    expect([field, typeof (schema?.title ?? schema?.$ref)]).toEqual([field, 'string']);
});

/** Generates a valid value in which one part is replaced. */
const damaged = (name: keyof typeof SCHEMAS) =>
  fc.tuple(fromSchema(SCHEMAS[name]), fc.nat(), fc.jsonValue()).map(([value, seed, other]) => {
    const copy = structuredClone(value);
    const places = within(copy).flatMap((place) => Object.keys(place).map((key) => [place, key] as const));
    const [place, key] = places[seed % (places.length || 1)] ?? [];
    if (place && key !== undefined) (place as Record<string, unknown>)[key] = other;
    return copy;
  });

test.each(ANSWERS)('the command and a JSON Schema validator agree about %s', (name) => {
  fc.assert(
    fc.property(fc.oneof(fromSchema(SCHEMAS[name]), damaged(name), fc.jsonValue()), (made) => {
      // Serializes the value as for a transfer, because JSON has no -0.
      const value: unknown = JSON.parse(JSON.stringify(made));
      expect(violations(value, SCHEMAS[name]).length === 0).toBe(isValid(name, value));
    }),
    { numRuns: RUNS },
  );
});

const orNull = (text: string) => (text === '' || text === 'N/A' ? null : text);
const number = (value: unknown) => (value === 'N/A' ? null : Number.parseFloat(String(value)) || null);

/** The expected result of reading a valid field. */
const EXPECTED: Partial<Record<keyof Title, (written: unknown, record: UnknownRecord) => unknown>> = {
  id: (written) => written,
  title: (written) => cleanText(written, Infinity),
  kind: (written) => (written === 'series' ? 'tv' : written),
  originalTitle: (written) => orNull(cleanText(written, Infinity)),
  releaseDate: (written) => written,
  overview: (written) => cleanText(written, Infinity),
  director: (written) => orNull(cleanText(written, Infinity)),
  runtime: number,
  rating: number,
  genreIds: (written) => written,
  // An own file has priority over the key.
  trailer: (written, { trailer }) => (isRecord(trailer) ? trailer.src : written),
  year: (written, record) =>
    number(written) ?? number(JSON.stringify(firstField(record, 'release_date', 'first_air_date') ?? '').slice(1, 5)),
};

test('reads every valid title without loss', () => {
  fc.assert(
    fc.property(fromSchema(SCHEMAS.title), (raw) => {
      const record = raw as UnknownRecord;
      const title = readTitle(record, 'movie', 'product');
      if (!title) throw new Error('left out');
      for (const { field, names: spellings } of TITLE_FIELDS) {
        const written = firstField(record, ...spellings);
        if (written !== undefined && EXPECTED[field])
          expect([field, title[field]]).toEqual([field, EXPECTED[field](written, record)]);
      }
      for (const [field, spellings] of [
        ['poster', ['poster', 'Poster', 'poster_path']],
        ['backdrop', ['backdrop_path', 'backdrop']],
      ] as const) {
        const written = spellings.map((name) => record[name]).find((one) => one && one !== 'N/A');
        expect([field, title[field]]).toEqual([field, written ?? null]);
      }
      const faults = checkTitle(record, { kind: 'movie', genreIds: new Set(), thisYear: 2200 }).faults;
      expect(faults.filter(({ severity }) => severity !== 'hint')).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('reads genres in every notation without loss', () => {
  const genre = fromSchema(SCHEMAS.title.properties.genres, SCHEMAS.title);
  fc.assert(
    fc.property(genre, (genres) => {
      if (!Array.isArray(genres)) return;
      const list = genres as unknown[];
      const title = readTitle({ id: 1, title: 'x', genres });
      const names_ = list.flatMap((one) => (isRecord(one) ? one.name : typeof one === 'string' ? one : []));
      // A string of digits is an id and a name, because a spreadsheet writes ids as text and a genre can be named after
      // a year.
      const idOf = (one: unknown) => (typeof one === 'string' && /^\d+$/.test(one) ? Number(one) : one);
      const ids = list.map((one) => idOf(isRecord(one) ? one.id : one)).filter(Number.isSafeInteger);
      expect(title?.genreIds).toEqual([...new Set(ids)]);
      for (const name of names_)
        if (orNull(cleanText(name, Infinity))) expect(title?.genres).toContain(cleanText(name, Infinity));
    }),
    { numRuns: RUNS },
  );
});

test('the maximum length of a page in the schema is that of the app', () => {
  const records = Array.from({ length: MAX_RECORDS + 1 }, (_, index) => ({ id: index + 1, title: 'x' }));
  expect(readTitles(records)).toHaveLength(MAX_RECORDS);
  expect(violations(records, SCHEMAS.list)).toHaveLength(1);
});

test('reads the examples of a list and of a title', () => {
  for (const example of SCHEMAS.title.examples) expect(readTitle(example)).not.toBeNull();
  for (const example of SCHEMAS.list.examples) expect(readTitles(example)).toHaveLength(Array.isArray(example) ? 1 : 2);
});
