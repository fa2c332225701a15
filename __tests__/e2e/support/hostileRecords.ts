import fc from 'fast-check';

const SCRIPT = 'window.__pwn = 1';

/** Texts that contain markup, disturb the text around them, or are very long. */
const TEXTS = [
  `<script>${SCRIPT}</script>`,
  `<img src=x onerror="${SCRIPT}">`,
  `"><svg onload="${SCRIPT}">`,
  `</title></template><script>${SCRIPT}</script>`,
  `{{constructor.constructor('${SCRIPT}')()}}`,
  `\${${SCRIPT}}`,
  `javascript:${SCRIPT}`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u202egnihtyna\u202c and \u2066more',
  'مرحبا بكم في السينما',
  'שלום עולם',
  `Z${'\u0334\u035b\u0356'.repeat(60)}algo`,
  '\ud83d alone',
  '\udc00\ud800',
  '👩‍👩‍👧‍👦'.repeat(40),
  'W'.repeat(400),
  'no-break\u00a0'.repeat(60),
  'line\u2028and\u2029paragraph\u0000null\u0007bell',
  'a'.repeat(2500),
  ' ',
] as const;

const ADDRESSES = [
  `javascript:${SCRIPT}`,
  `data:text/html,<script>${SCRIPT}</script>`,
  'data:image/svg+xml,<svg onload="window.__pwn=1" xmlns="http://www.w3.org/2000/svg"/>',
  '//stranger.example/a.jpg',
  '/\\stranger.example/a.jpg',
  '\\\\stranger.example\\a.jpg',
  'https://image.tmdb.org@stranger.example/a.jpg',
  'https://user:word@stranger.example/a.jpg',
  'http://stranger.example/a.jpg',
  'https://stranger.example:8443/a.jpg',
  '../../../etc/passwd.jpg',
  'blob:https://stranger.example/1',
  'file:///etc/passwd.png',
  '/a.jpg" onerror="window.__pwn=1',
  'art/a.jpg#red;background:url(//stranger.example)',
] as const;

const NUMBERS = [0, -1, 1.5, 1e21, 2 ** 53, '7', '007', 'x', '1e9', -5, 1e9] as const;
const DATES = ['', '0000-00-00', 'not-a-date', '9999-12-31', '2020-02-30', '1999-03-12', '12.03.1999'] as const;
const WRONG = [null, true, [], {}, [[]], [null], { length: 3 }, [{ name: {} }], 'x', 7] as const;

const of = (values: readonly unknown[]) => fc.constantFrom(...values);
/** Yields mostly values that are hostile in this field, and sometimes values of a wrong type. */
const or = (values: readonly unknown[]) =>
  fc.oneof({ weight: 6, arbitrary: of(values) }, { weight: 1, arbitrary: of(WRONG) });

const text = or(TEXTS);
const address = or(ADDRESSES);
const number = or(NUMBERS);
const date = or(DATES);

const person = fc.record(
  { id: number, name: text, character: text, job: text, department: text, profile_path: address },
  { requiredKeys: [] },
);
const list = (item: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: fc.array(item, { maxLength: 4 }) }, { weight: 1, arbitrary: of(WRONG) });

const video = fc.record(
  {
    sources: list(fc.record({ src: address, type: text, height: number }, { requiredKeys: [] })),
    subtitles: list(fc.record({ src: address, srclang: text, label: text }, { requiredKeys: [] })),
    chapters: list(fc.record({ start: number, title: text }, { requiredKeys: [] })),
    previews: address,
    intro: fc.record({ start: number, end: number }),
  },
  { requiredKeys: [] },
);

const episode = fc.record(
  { episode_number: number, name: text, overview: text, still_path: address, air_date: date, runtime: number },
  { requiredKeys: [] },
);
const season = fc.record(
  { season_number: number, name: text, overview: text, poster_path: address, episodes: list(episode) },
  { requiredKeys: [] },
);

const record = fc.record(
  {
    original_title: text,
    overview: text,
    tagline: text,
    poster_path: address,
    backdrop_path: address,
    release_date: date,
    runtime: number,
    vote_average: number,
    vote_count: number,
    genre_ids: list(number),
    genres: list(fc.record({ id: number, name: text }, { requiredKeys: [] })),
    genre: text,
    director: text,
    certificate: text,
    status: text,
    homepage: address,
    imdb_id: text,
    trailer_key: text,
    cast: list(person),
    crew: list(person),
    credits: fc.record({ cast: list(person), crew: list(person) }),
    belongs_to_collection: fc.record({ id: number, name: text, poster_path: address }, { requiredKeys: [] }),
    keywords: list(fc.record({ id: number, name: text }, { requiredKeys: [] })),
    videos: list(fc.record({ key: text, site: text, type: text, name: text }, { requiredKeys: [] })),
    images: fc.record({ backdrops: list(fc.record({ file_path: address })) }),
    recommendations: of(WRONG),
    details: of([
      '../movie/1',
      '../../..',
      'https://stranger.example/a',
      '//stranger.example',
      'all',
      '?',
      '__proto__',
    ]),
    seasons: list(season),
    video,
    __proto__: of(WRONG),
    constructor: of(WRONG),
  },
  { requiredKeys: [] },
);

/** Returns `count` records for a seed. Each has a hostile title and an id, which in a few records is the title. */
export function hostileRecords(seed: number, count: number): Record<string, unknown>[] {
  return fc
    .sample(fc.noBias(fc.tuple(record, text, fc.nat(60))), { seed, numRuns: count })
    .map(([fields, title, chance], index) => {
      const id = chance === 0 ? title : index + 1;
      // One record with a very long text is enough.
      return { ...fields, id, title, name: title, ...(index === 5 && { overview: 'a'.repeat(1_000_000) }) };
    });
}
