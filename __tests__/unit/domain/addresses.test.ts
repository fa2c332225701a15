import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readCollection } from '@/domain/collections/readCollection';
import { readFilm } from '@/domain/film/readFilm';
import { readPerson } from '@/domain/people/readPerson';
import { readSeason } from '@/domain/seasons/readSeason';
import { readTitle } from '@/domain/title/readTitle';
import { readTitleDetails } from '@/domain/title/readTitleDetails';

const VIEWER = { language: 'en', region: 'US', viewerLanguage: 'en' };
const PARTS = { title: 'A', name: 'A', id: 1 };

const details = (fields: object) => readTitleDetails({ ...PARTS, ...fields }, 'movie', 'tmdb', VIEWER);
const film = (fields: object) => readFilm({ sources: [{ src: 'films/a.mp4' }], ...fields });
const way = (fields: object) => ({ 'watch/providers': { results: { US: { flatrate: [], ...fields } } } });
const provider = { provider_id: 1, provider_name: 'A' };

/** Every field of a record that can contain a URL, and its reader. */
const FIELDS: readonly (readonly [field: string, read: (address: unknown) => unknown])[] = [
  ...['poster', 'Poster', 'poster_path', 'backdrop', 'backdrop_path'].map(
    (field) => [`a title's ${field}`, (address: unknown) => readTitle({ ...PARTS, [field]: address })] as const,
  ),
  ["a title's homepage", (homepage) => details({ homepage })],
  ["a title's trailer_key", (trailer_key) => readTitle({ ...PARTS, trailer_key })],
  ["a title's imdb_id", (imdb_id) => details({ imdb_id })],
  ["a title's images", (file_path) => details({ images: { backdrops: [{ file_path }, file_path] } })],
  [
    "a title's videos",
    (key) => details({ videos: { results: [{ key, site: 'YouTube', type: 'Trailer', name: 'A' }] } }),
  ],
  ["a title's cast", (profile_path) => details({ credits: { cast: [{ ...PARTS, profile_path }] } })],
  [
    "a title's recommendations",
    (poster_path) => details({ recommendations: { results: [{ id: 2, title: 'B', poster_path }] } }),
  ],
  ["a title's collection", (poster_path) => details({ belongs_to_collection: { ...PARTS, poster_path } })],
  [
    "a title's seasons",
    (poster_path) =>
      readTitleDetails({ ...PARTS, seasons: [{ season_number: 1, name: 'A', poster_path }] }, 'tv', 'tmdb', VIEWER),
  ],
  ['where to watch', (link) => details(way({ link, flatrate: [provider] }))],
  ["a provider's logo", (logo_path) => details(way({ flatrate: [{ ...provider, logo_path }] }))],
  ["a season's picture", (poster_path) => readSeason({ season_number: 1, name: 'A', poster_path, episodes: [] })],
  [
    "an episode's still",
    (still_path) => readSeason({ season_number: 1, episodes: [{ episode_number: 1, still_path }] }),
  ],
  [
    "an episode's film",
    (src) => readSeason({ season_number: 1, episodes: [{ episode_number: 1, video: { sources: [{ src }] } }] }),
  ],
  ["a person's portrait", (profile_path) => readPerson({ ...PARTS, profile_path }, 'tmdb', 'en')],
  ["a person's homepage", (homepage) => readPerson({ ...PARTS, homepage }, 'tmdb', 'en')],
  [
    "a collection's picture",
    (backdrop_path) => readCollection({ ...PARTS, backdrop_path, parts: [PARTS] }, 'tmdb', 'en'),
  ],
  ["a film's source", (src) => film({ sources: [{ src }] })],
  ["a film's subtitles", (src) => film({ subtitles: [{ src, srclang: 'en' }] })],
  ["a film's previews", (previews) => film({ previews })],
];

/** Returns all strings within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const BAD = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'data:text/html,<script>1</script>'],
  ...['vbscript:x', 'blob:https://stranger.example/1', 'file:///etc/passwd.png', '//stranger.example/a.jpg'],
  ...['/\\stranger.example/a.jpg', '\\\\stranger.example\\a.jpg', 'https://host.example@stranger.example/a.jpg'],
  ...['https://name:word@stranger.example/a.jpg', '../../a.jpg', 'art/../../a.jpg', 'https:\\\\stranger.example'],
  ...['https://stranger.example/a b.jpg', 'https://stranger.example/a\n.jpg', 'https://', 'java\tscript:alert(1)'],
] as const;

describe.each(FIELDS)('%s', (_field, read) => {
  test.each(BAD)('is never %j', (address) => {
    expect(textsIn(read(address))).not.toContain(address);
  });

  test('never leads to another place, for any value', () => {
    const fragments = fc.constantFrom(
      ...['https:', 'http:', 'javascript:', 'data:', '//', '/', '\\', '..', '@', ':', '8080', 'stranger.example', 'a'],
      ...['.jpg', '.mp4', '%2e%2e', ' ', '\t', '?', '#', '\u202e'],
    );
    const said = fc.array(fragments, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(said, fc.webUrl(), fc.anything()), (address) => {
        const kept = textsIn(read(address)).filter((text) => text === address && text.length > 3);
        for (const text of kept) {
          const { protocol, username, password, host, pathname } = new URL(text, 'https://app.example/kinora/a');
          expect(['https:', 'http:']).toContain(protocol);
          expect([username, password]).toEqual(['', '']);
          // A URL without a host is below the base path of the app, or is a file name at the image host.
          const isBelow = pathname.startsWith('/kinora/') || /^\/[^/]+$/.test(text);
          if (!/^https?:\/\//i.test(text)) expect([host, isBelow]).toEqual(['app.example', true]);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

test('every field accepts a valid URL, so the tests above are meaningful', () => {
  const GOOD = ['https://host.example/a.jpg', 'eRsGyueVLvQ', 'tt0113277'];
  const deaf = FIELDS.filter(
    ([, read]) => !GOOD.some((good) => textsIn(read(good)).some((text) => text.includes(good))),
  );
  expect(deaf.map(([field]) => field)).toEqual([]);
});
