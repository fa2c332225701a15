import fc from 'fast-check';
import { TMDB_FIXTURES } from '@tests/tmdbFixtures';

/** Values that are almost valid in some part of a response. */
const nearlyRight = fc.constantFrom<unknown>(
  ...[
    0,
    -1,
    1.5,
    7,
    1e21,
    Number.NaN,
    2 ** 53,
    '7',
    '007',
    '',
    ' ',
    'N/A',
    'Ann',
    '<b>Ann</b>',
    '\u202e\u0000',
    '\ud83d',
  ],
  ...[
    'a'.repeat(9000),
    '👩'.repeat(3000),
    '__proto__',
    'constructor',
    '2001-02-03',
    '0000-00-00',
    '2001-02-03T00:00:00Z',
  ],
  ...[
    '/a.jpg',
    '//evil',
    'javascript:alert(1)',
    'https://u:p@example.org',
    'https://example.org/a',
    'data:text/html,x',
  ],
  ...['de', 'DE', 'xx', 'eRsGyueVLvQ', 'YouTube', 'tt1234567', 'nm1234567', '../../x', null, undefined, true, {}, []],
  ...[[null], [[]], [{}], ['Ann', 7], [{ name: 'Ann' }], { results: [{}] }, { results: 'x' }, { name: 'Ann', id: 3 }],
);

const anyValue = fc.oneof({ weight: 4, arbitrary: nearlyRight }, { weight: 1, arbitrary: fc.anything() });

type Step = readonly [path: number, value: unknown];

/** Returns the paths of all values in a response. */
function placesOf(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const here = [...way, key];
    return [here, ...placesOf((value as Record<string, unknown>)[key], here)];
  });
}

function put(root: unknown, way: readonly string[], value: unknown): void {
  let at: Record<string, unknown> | null | undefined = root as Record<string, unknown>;
  for (const key of way.slice(0, -1)) at = at?.[key] as Record<string, unknown> | null | undefined;
  const last = way.at(-1);
  // An earlier step can have removed the parent.
  if (typeof at === 'object' && at !== null && last !== undefined)
    Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
}

/** Generates responses of a fixture in which some values are replaced. */
function spoiled(name: keyof typeof TMDB_FIXTURES): fc.Arbitrary<unknown> {
  const text = JSON.stringify(TMDB_FIXTURES[name]);
  const places = placesOf(JSON.parse(text));
  const step: fc.Arbitrary<Step> = fc.tuple(fc.nat(places.length - 1), anyValue);
  return fc.array(step, { maxLength: 12 }).map((steps) => {
    const answer: unknown = JSON.parse(text);
    for (const [place, value] of steps) put(answer, places[place] ?? [], structuredCloneOf(value));
    return answer;
  });
}

/** Copies a value if possible, because the cases share values. */
function structuredCloneOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

/** Generates records of a deployer's own list, which has the same data in other shapes. */
const ownRecord = fc
  .record(
    {
      id: fc.constantFrom<unknown>(7, 'own-7'),
      title: fc.constant('Own'),
      kind: fc.constantFrom('movie', 'tv'),
      cast: fc.array(fc.record({ name: anyValue, character: anyValue, id: anyValue }, { requiredKeys: [] })),
      crew: fc.array(fc.record({ name: anyValue, job: anyValue }, { requiredKeys: [] })),
      credits: anyValue,
      seasons: fc.array(
        fc.record({ season_number: anyValue, episodes: fc.array(fc.record({ episode_number: anyValue })) }),
        { maxLength: 4 },
      ),
      collection: anyValue,
      belongs_to_collection: anyValue,
      keywords: anyValue,
      videos: anyValue,
      images: anyValue,
      languages: anyValue,
      countries: anyValue,
      homepage: anyValue,
      trailer_key: anyValue,
      director: anyValue,
      Actors: anyValue,
      recommendations: anyValue,
    },
    { requiredKeys: ['id', 'title'] },
  )
  .map((record): unknown => record);

/** Generates any response that a reader of details can receive. */
export const hostileAnswer: fc.Arbitrary<unknown> = fc.oneof(
  spoiled('movie-whole'),
  spoiled('tv-whole'),
  spoiled('tv-season-details'),
  spoiled('person-details'),
  spoiled('collection'),
  ownRecord,
  fc.anything(),
);
