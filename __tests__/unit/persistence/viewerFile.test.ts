import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import schema from '../../../static/your-data.schema.json';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { PLAYER_DEFAULTS, RATES } from '@/domain/film/playerSettings';
import { mergeViewerData, undoneViewerData } from '@/domain/viewerData/mergeViewerData';
import type { Progress } from '@/domain/progress/progress';
import type { ViewerData } from '@/domain/viewerData/viewerData';
import { cleanText } from '@/lib/text';
import { readViewerFile, writeViewerFile } from '@/persistence/viewerFile';

const AT = '2026-03-01T12:00:00.000Z';

const time = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const text = (max: number) => fc.string({ unit: 'binary', maxLength: max }).map((value) => cleanText(value, max));

const title = fc
  .record({
    id: fc.oneof(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 10_000, max: 9_999_999 }).map((n) => `tt${n}`),
    ),
    kind: fc.constantFrom('movie' as const, 'tv' as const),
    source: fc.constantFrom('product' as const, 'tmdb' as const, 'sample' as const),
    title: text(40).filter((name) => name !== ''),
    year: fc.option(fc.integer({ min: 1900, max: 2100 })),
    rating: fc.option(fc.constantFrom(0.5, 7.1, 10)),
  })
  .map((fields) => buildTitle({ ...fields, releaseDate: null, overview: 'A text.' }));

const keyOf = ({ kind, id, source }: { kind: string; id: unknown; source: string }) =>
  `${kind}:${String(id)}@${typeof id === 'number' ? source : ''}`;

const data: fc.Arbitrary<ViewerData> = fc.record({
  watchlist: fc.uniqueArray(
    fc.tuple(title, fc.option(time)).map(([one, addedAt]) => ({ ...one, addedAt })),
    { selector: keyOf, maxLength: 12 },
  ),
  progress: fc.uniqueArray(
    fc
      .record({
        title: title.map((one) => ({ ...one, overview: '' })),
        episode: fc.option(fc.record({ season: fc.nat(40), episode: fc.nat(400), name: text(30) })),
        position: fc.nat(3000),
        watchedAt: fc.option(time),
        playedAt: time,
        isHidden: fc.boolean(),
      })
      .map((fields): Progress => ({ ...fields, next: null, duration: 3000 })),
    {
      selector: ({ title: one, episode }) => `${keyOf(one)}/${episode ? `${episode.season}.${episode.episode}` : ''}`,
      maxLength: 12,
    },
  ),
  searches: fc.uniqueArray(
    text(20).filter((query) => query !== ''),
    { maxLength: 5 },
  ),
  profile: fc.record({
    firstName: text(60),
    lastName: text(60),
    email: fc.option(text(80)),
    phone: text(32),
    dateOfBirth: fc.constantFrom('', '1990-02-03'),
    location: text(120),
    bio: text(500),
    profileImage: fc.constant(null),
  }),
  player: fc.record({
    volume: fc.constantFrom(0, 0.3, 1),
    isMuted: fc.boolean(),
    rate: fc.constantFrom(...RATES),
    captions: fc.constantFrom(null, 'off', 'pt-BR'),
    captionSize: fc.constantFrom('small' as const, 'large' as const),
    captionLook: fc.constantFrom('plate' as const, 'outline' as const),
  }),
  isHistoryKept: fc.boolean(),
  hasSingleKeys: fc.boolean(),
  plan: fc.record({
    selected: fc.constantFrom(null, 'basic' as const, 'premium' as const),
    billing: fc.constantFrom('monthly' as const, 'yearly' as const),
  }),
  language: fc.constantFrom(null, 'de', 'pt-BR', 'zh-Hans'),
  screen: fc.constantFrom(null, 'tv' as const, 'near' as const),
});

const START: ViewerData = {
  watchlist: [],
  progress: [],
  searches: [],
  profile: {
    firstName: '',
    lastName: '',
    email: null,
    phone: '',
    dateOfBirth: '',
    location: '',
    bio: '',
    profileImage: null,
  },
  player: PLAYER_DEFAULTS,
  isHistoryKept: true,
  hasSingleKeys: true,
  plan: { selected: null, billing: 'monthly' },
  language: null,
  screen: null,
};

const broughtBy = async (file: string) => {
  const read = await readViewerFile(JSON.parse(file));
  return 'data' in read ? read.data : {};
};

describe('a backup', () => {
  test.each(['add', 'replace'] as const)('imported into an empty profile (%s) yields the same backup', async (mode) => {
    await fc.assert(
      fc.asyncProperty(data, async (mine) => {
        const file = writeViewerFile(mine, AT);
        const brought = mergeViewerData(START, await broughtBy(file), { mode, start: START });

        expect(writeViewerFile(brought, AT)).toBe(file);
        expect(brought).toEqual(mine);
      }),
      { numRuns: RUNS },
    );
  });

  test('matches its published schema, which describes each setting', () => {
    const settings = { ...schema.properties.settings, additionalProperties: false };
    const strictSchema = { ...schema, properties: { ...schema.properties, settings } };
    const isValid = new Ajv2020({ strict: false, formats: { 'date-time': true } }).compile(strictSchema);
    fc.assert(
      fc.property(data, (mine) => {
        isValid(JSON.parse(writeViewerFile(mine, AT)));
        expect(isValid.errors).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });

  test('keeps the data of both when it is added, and adds nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(data, data, async (mine, other) => {
        const theirs = await broughtBy(writeViewerFile(other, AT));
        const merge = { mode: 'add', start: START } as const;
        const once = mergeViewerData(mine, theirs, merge);

        const keys = once.watchlist.map(keyOf);
        expect(new Set(keys)).toEqual(new Set([...mine.watchlist, ...other.watchlist].map(keyOf)));
        expect(new Set(keys).size).toBe(keys.length);
        const twice = mergeViewerData(once, theirs, merge);
        expect([twice.watchlist, twice.progress]).toEqual([once.watchlist, once.progress]);
      }),
      { numRuns: RUNS },
    );
  });

  test('can be undone exactly, without later changes', () => {
    fc.assert(
      fc.property(data, data, title, (before, after, added) => {
        expect(undoneViewerData({ before, after }, after)).toEqual(before);

        const since = { ...added, id: 'tt00000000', addedAt: AT };
        const now = { ...after, watchlist: [...after.watchlist, since] };
        expect(undoneViewerData({ before, after }, now).watchlist).toEqual([...before.watchlist, since]);
      }),
      { numRuns: RUNS },
    );
  });

  test('with any content is read without errors', async () => {
    const names = ['watchlist', 'progress', 'searches', 'profile', 'settings'];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), async (parts) => {
        const read = await readViewerFile({ kinora: 1, ...parts });
        if (!('data' in read)) throw new Error('It is a file of ours');
        const merged = mergeViewerData(START, read.data, { mode: 'replace', start: START });
        const again = writeViewerFile(merged, AT);

        expect(
          writeViewerFile(mergeViewerData(START, await broughtBy(again), { mode: 'replace', start: START }), AT),
        ).toBe(again);
      }),
      { numRuns: RUNS },
    );
  });

  test('of a newer version is refused, and so is a foreign file', async () => {
    expect(await readViewerFile({ kinora: 2, watchlist: [] })).toEqual({ problem: 'newer' });
    for (const other of [null, 5, [], {}, { watchlist: [] }, { kinora: '1' }])
      expect(await readViewerFile(other)).toEqual({ problem: 'foreign' });
  });

  test('has a photo only if it is a small JPEG', async () => {
    for (const photo of [
      'data:text/html;base64,AAAA',
      'https://elsewhere.example/a.jpg',
      'data:image/jpeg;base64,AAAA',
    ]) {
      const { profile } = await broughtBy(JSON.stringify({ kinora: 1, profile: { photo } }));
      expect(profile?.profileImage).toBeNull();
    }
  });
});
