import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { leftOutText } from '@/features/transfer/lists/leftOutText';
import { readTable } from '@/features/transfer/lists/readTable';
import { watchlistCsv } from '@/features/transfer/lists/watchlistCsv';
import { contentKind, decoded } from '@/features/transfer/files/contentKind';
import { unzip } from '@/features/transfer/files/unzip';
import { buildTitle } from '@tests/builders';

const listed = (name: string, text: string) => {
  const table = readTable(name, text);
  return table.problem ?? table.listed;
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('tables', () => {
  test.each([',', ';', '\t', '|'])('with %j between their cells', (separator) => {
    const text = [
      ['Title', 'Year', 'IMDb ID'],
      ['Heat', '1995', 'tt0113277'],
      ['Alien', '1979', ''],
    ]
      .map((cells) => cells.join(separator))
      .join('\r\n');

    expect(listed('mine.csv', text)).toMatchObject([
      { title: 'Heat', year: 1995, imdb: 'tt0113277', list: 'watchlist' },
      { title: 'Alien', year: 1979, imdb: null },
    ]);
  });

  test('of Letterboxd, told apart by their names', () => {
    const text = 'Date,Name,Year,Letterboxd URI\n2024-05-01,"Crouching Tiger, Hidden Dragon",2000,x';
    const row = { title: 'Crouching Tiger, Hidden Dragon', year: 2000, at: '2024-05-01T00:00:00.000Z' };

    expect(listed('watchlist.csv', text)).toMatchObject([{ ...row, list: 'watchlist' }]);
    expect(listed('watched.csv', text)).toMatchObject([{ ...row, list: 'watched' }]);
  });

  test('of IMDb: ratings are what was seen, a list is a list, an episode has no place', () => {
    const rated = 'Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0113277,9,2023-02-03,Heat,Movie,1995';
    const list =
      'Position,Const,Created,Title,Title Type,Year,Your Rating,Date Rated\n1,tt1,2023-01-01,Pilot,TV Episode,1995,8,2023-01-02';

    expect(listed('a.csv', rated)).toMatchObject([
      { imdb: 'tt0113277', list: 'watched', at: '2023-02-03T00:00:00.000Z' },
    ]);
    expect(listed('b.csv', list)).toMatchObject([{ list: 'watchlist', foreignKind: 'TV Episode', imdb: null }]);
  });

  test('with years in their names, addresses for numbers, and no title at all', () => {
    expect(listed('a.csv', 'film\nHeat (1995)')).toMatchObject([{ title: 'Heat', year: 1995 }]);
    expect(listed('a.csv', 'imdb\nhttps://www.imdb.com/title/tt0113277/')).toMatchObject([{ imdb: 'tt0113277' }]);
    expect(listed('a.csv', 'tmdb,type\n949,movie')).toMatchObject([{ tmdb: 949, kind: 'movie' }]);
    expect(listed('a.csv', 'colour\nred')).toBe('noColumns');
    expect(listed('a.csv', 'title\n')).toBe('noRows');
  });

  test('that Kinora writes come back', () => {
    const items = [buildTitle({ title: '=Heat', year: 1995, source: 'tmdb', id: 949 })].map((title) => ({
      ...title,
      addedAt: '2026-01-01T00:00:00.000Z',
    }));

    expect(watchlistCsv(items)).toContain("'=Heat");
    expect(listed('mine.csv', watchlistCsv(items))).toMatchObject([
      { title: '=Heat', year: 1995, tmdb: 949, kind: 'movie', at: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  test('of what was not found lose nothing', () => {
    const cell = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} ,;"'=]{0,30}[\p{L}]$/u);
    fc.assert(
      fc.property(
        fc.array(fc.record({ title: cell, year: fc.option(fc.integer({ min: 1900, max: 2100 })) }), { minLength: 1 }),
        (rows) => {
          const leftOut = rows.map(({ title, year }) => ({
            why: 'notHere' as const,
            listed: {
              title,
              year,
              imdb: null,
              tmdb: 5,
              kind: 'tv' as const,
              list: 'watched' as const,
              at: null,
              foreignKind: null,
            },
          }));

          expect(listed('left.csv', leftOutText(leftOut))).toEqual(leftOut.map((entry) => entry.listed));
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('never fail', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (name, text) => {
        for (const start of ['', 'title,year\n', 'Const;URL\n'])
          expect(() => readTable(name, start + text)).not.toThrow();
      }),
      { numRuns: RUNS },
    );
  });
});

describe('files', () => {
  test.each([
    ['html', '<!DOCTYPE html><p>'],
    ['picture', '<svg xmlns="x"/>'],
    ['picture', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000,\u0000\u0000\u0000\u0000\u0001\u0000\u0001\u0000'],
    ['pdf', '%PDF-1.7'],
    ['json', ' \n{"kinora":1}'],
    ['table', 'title,year'],
    ['binary', 'a\u0000b'],
    ['archive', 'PK\u0003\u0004'],
  ] as const)('%s is told by what is in it', (kind, text) => {
    expect(contentKind(bytesOf(text))).toBe(kind);
  });

  test('in UTF-16 and in what spreadsheets of the West save are read', () => {
    expect(decoded(new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0]))).toBe('Hi');
    expect(decoded(new Uint8Array([0x41, 0x6d, 0xe9]))).toBe('Amé');
  });

  test('of any bytes never fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        contentKind(bytes);
        decoded(bytes);
        await unzip(bytes, () => true);
      }),
      { numRuns: RUNS },
    );
  });
});
