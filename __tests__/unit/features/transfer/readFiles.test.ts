import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { leftOutText } from '@/features/transfer/steps/LeftOutPart';
import { readTable } from '@/features/transfer/lists/readTable';
import { watchlistCsv } from '@/features/transfer/steps/StartStep';
import { contentKind, decoded } from '@/features/transfer/files/contentKind';
import { readFiles } from '@/features/transfer/files/readFiles';
import { unzip } from '@/features/transfer/files/unzip';
import { buildTitle } from '@tests/builders';

const listed = (name: string, text: string) => {
  const table = readTable(name, text);
  return table.problem ?? table.listed;
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Creates a file with the used methods, because jsdom lacks `File.prototype.arrayBuffer`. */
const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof content === 'string' ? Uint8Array.from(bytesOf(content)) : content;
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
};

/** Creates a zip archive of uncompressed files. */
function stored(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  const directory: number[] = [];
  const two = (value: number) => [value & 255, value >> 8];
  const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)];
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [[...bytesOf(name)], [...bytesOf(text)]];
    const sizes = [...four(0), ...four(content.length), ...four(content.length), ...two(path.length), ...two(0)];
    const head = [...two(20), ...two(0), ...two(0), ...four(0), ...sizes];
    directory.push(...four(0x02014b50), ...two(20), ...head, ...two(0), ...two(0), ...two(0), ...four(0));
    directory.push(...four(bytes.length), ...path);
    bytes.push(...four(0x04034b50), ...head, ...path, ...content);
  }
  const count = two(Object.keys(files).length);
  const end = [...four(0x06054b50), ...four(0), ...count, ...count, ...four(directory.length), ...four(bytes.length)];
  return Uint8Array.from([...bytes, ...directory, ...end, ...two(0)]);
}

describe('tables', () => {
  test.each([',', ';', '\t', '|'])('with the separator %j', (separator) => {
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

  test('of Letterboxd are distinguished by their names', () => {
    const text = 'Date,Name,Year,Letterboxd URI\n2024-05-01,"Crouching Tiger, Hidden Dragon",2000,x';
    const row = { title: 'Crouching Tiger, Hidden Dragon', year: 2000, at: '2024-05-01T00:00:00.000Z' };

    expect(listed('watchlist.csv', text)).toMatchObject([{ ...row, list: 'watchlist' }]);
    expect(listed('watched.csv', text)).toMatchObject([{ ...row, list: 'watched' }]);
  });

  test('of IMDb: ratings mean watched, a list is a watchlist, and episodes are foreign', () => {
    const rated = 'Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0113277,9,2023-02-03,Heat,Movie,1995';
    const list =
      'Position,Const,Created,Title,Title Type,Year,Your Rating,Date Rated\n1,tt1,2023-01-01,Pilot,TV Episode,1995,8,2023-01-02';

    expect(listed('a.csv', rated)).toMatchObject([
      { imdb: 'tt0113277', list: 'watched', at: '2023-02-03T00:00:00.000Z' },
    ]);
    expect(listed('b.csv', list)).toMatchObject([{ list: 'watchlist', foreignKind: 'TV Episode', imdb: null }]);
  });

  test('of TMDB: the watchlist has dates and no ratings, and the ratings have both', () => {
    const head = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated';
    const table = `${head}\n949,tt0113277,movie,Heat,1995-12-15,,,7.9,,2024-05-01T10:00:00Z\n348,tt0078748,movie,Alien,1979-05-25,,,8.2,9,2024-05-02T10:00:00Z`;

    expect(listed('tmdb.csv', table)).toMatchObject([
      { tmdb: 949, year: 1995, list: 'watchlist', at: '2024-05-01T10:00:00.000Z' },
      { tmdb: 348, list: 'watched', at: '2024-05-02T10:00:00.000Z' },
    ]);
  });

  test.each([
    ['unseen.csv', 'watchlist'],
    ['Not watched.csv', 'watchlist'],
    ['seen.csv', 'watched'],
    ['My watched films.csv', 'watched'],
  ])('with the name %s are a %s', (name, list) => {
    expect(listed(name, 'title\nHeat')).toMatchObject([{ list }]);
  });

  test('of Letterboxd that begin with lines about the list', () => {
    const text =
      'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-05-01,Lamps,,https://boxd.it/a,\n\n' +
      'Position,Name,Year,URL,Description\n1,Heat,1995,https://boxd.it/b,\n2,Alien,1979,https://boxd.it/c,Old';

    expect(listed('lamps.csv', text)).toMatchObject([
      { title: 'Heat', year: 1995, list: 'watchlist' },
      { title: 'Alien', year: 1979 },
    ]);
  });

  test('that Excel saved with the separator in the first line', () => {
    expect(listed('a.csv', 'sep=;\r\ntitle;year\r\nOne, Two;1995')).toMatchObject([{ title: 'One, Two', year: 1995 }]);
  });

  test.each([
    ['01.05.2024', '2024-05-01'],
    ['13/05/2024', '2024-05-13'],
    ['5/13/2024', '2024-05-13'],
    ['2024-05-01', '2024-05-01'],
  ])('read the date %s', (written, day) => {
    const [row] = readTable('watched.csv', `Name,Watched Date\nHeat,${written}`).listed;
    expect(new Date(row?.at ?? '').toDateString()).toBe(new Date(`${day}T00:00`).toDateString());
  });

  test('of MyAnimeList, whose kinds resemble headings', () => {
    const text = 'series_title,series_type,my_status,my_score\nLamp,TV,Completed,8\nFerry,Movie,Plan to Watch,0';
    expect(listed('mal.csv', text)).toMatchObject([
      { title: 'Lamp', kind: 'tv', list: 'watched' },
      { title: 'Ferry', kind: 'movie', list: 'watchlist' },
    ]);
  });

  test('report lines above the headings', () => {
    const { listed: read, faults } = readTable('a.csv', 'My list\nby me\nTitle,Year\nHeat,1995');
    expect(read).toMatchObject([{ title: 'Heat', line: 4 }]);
    expect(faults).toMatchObject([{ line: 1, text: expect.stringContaining('in line 3') as unknown }]);
  });

  test('report every row that is not read with its line', () => {
    const { listed: read, faults } = readTable('a.csv', 'title,year\n"Heat,1995\n,1990\n\nAlien,1979\nUp, Up,2009');

    expect(read).toMatchObject([{ title: 'Alien' }]);
    expect(faults).toEqual([
      { line: 2, text: expect.stringContaining('quotes') as unknown },
      { line: 3, text: expect.stringContaining('No title') as unknown },
      { line: 6, text: expect.stringContaining('More cells') as unknown },
    ]);
  });

  test('with years in names, URLs instead of ids, or no titles', () => {
    expect(listed('a.csv', 'film\nHeat (1995)')).toMatchObject([{ title: 'Heat', year: 1995 }]);
    expect(listed('a.csv', 'imdb\nhttps://www.imdb.com/title/tt0113277/')).toMatchObject([{ imdb: 'tt0113277' }]);
    expect(listed('a.csv', 'tmdb,type\n949,movie')).toMatchObject([{ tmdb: 949, kind: 'movie' }]);
    expect(listed('a.csv', 'colour\nred')).toBe('noColumns');
    expect(listed('a.csv', 'title\n')).toBe('noRows');
  });

  test('that Kinora wrote are read back', () => {
    const items = [buildTitle({ title: '=Heat', year: 1995, source: 'tmdb', id: 949 })].map((title) => ({
      ...title,
      addedAt: '2026-01-01T00:00:00.000Z',
    }));

    expect(watchlistCsv(items)).toContain("'=Heat");
    expect(listed('mine.csv', watchlistCsv(items))).toMatchObject([
      { title: '=Heat', year: 1995, tmdb: 949, kind: 'movie', at: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  test('of titles that were not found keep all data', () => {
    const cell = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} ,;"'=]{0,30}[\p{L}]$/u);
    fc.assert(
      fc.property(
        fc.array(fc.record({ title: cell, year: fc.option(fc.integer({ min: 1900, max: 2100 })) }), { minLength: 1 }),
        (rows) => {
          const leftOut = rows.map(({ title, year }, index) => ({
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
              file: 'left.csv',
              line: index + 2,
            },
          }));

          expect(listed('left.csv', leftOutText(leftOut))).toEqual(leftOut.map((entry) => entry.listed));
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('never throw', () => {
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
    ['html', '<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<!DOCTYPE html PUBLIC "x"><html>'],
    ['html', '<!-- saved --><p>'],
    ['xml', '<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>'],
    ['xml', '<myanimelist>\n<anime>'],
    ['xml', `<?xml version="1.0"?>${'<!--a-->'.repeat(400)}<list>`],
    ['picture', '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg>'],
    ['picture', '<svg xmlns="x"/>'],
    ['picture', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000,\u0000\u0000\u0000\u0000\u0001\u0000\u0001\u0000'],
    ['pdf', '%PDF-1.7'],
    ['json', ' \n{"kinora":1}'],
    ['table', 'title,year'],
    ['binary', 'a\u0000b'],
    ['archive', 'PK\u0003\u0004'],
  ] as const)('%s is recognized by its content', (kind, text) => {
    expect(contentKind(bytesOf(text))).toBe(kind);
  });

  test.each([
    ['compressed', [0x1f, 0x8b, 8, 0]],
    ['compressed', [0x52, 0x61, 0x72, 0x21, 0x1a, 7]],
    ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ] as const)('%s is recognized by its first bytes', (kind, bytes) => {
    expect(contentKind(Uint8Array.from(bytes))).toBe(kind);
  });

  test('in UTF-16 and in windows-1252 are decoded', () => {
    expect(decoded(new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0]))).toBe('Hi');
    expect(decoded(new Uint8Array([0x41, 0x6d, 0xe9]))).toBe('Amé');
  });

  test('with unreadable rows are reported with their lines, also in an archive', async () => {
    const { listed: read, problems } = await readFiles([
      fileOf('mine.csv', 'title,year\nHeat,1995\n"Alien,1979\n"Big,1988\nUp,2009\n,1'),
    ]);

    expect(read.map(({ title }) => title)).toEqual(['Heat', 'Up']);
    expect(problems).toEqual([
      'mine.csv, line 3, 4: Unmatched quotes: the row is left out.',
      'mine.csv, line 6: No title: the row is left out.',
    ]);
  });

  test('of an archive are found in its only folder, without deleted and liked ones', async () => {
    const folder = 'letterboxd-watched-2024';
    const zip = stored({
      [`${folder}/watchlist.csv`]: 'Date,Name,Year\n2024-05-01,Heat,1995\n2024-05-01,"Alien,1979',
      [`${folder}/diary.csv`]: 'Date,Name,Year\n2024-05-01,Up,2009',
      [`${folder}/ratings.csv`]: 'Date,Name,Year',
      [`${folder}/deleted/diary.csv`]: 'Date,Name,Year\n2024-05-01,Gone,1999',
      [`${folder}/lists/watched.csv`]: 'Date,Name,Year\n2024-05-01,Listed,1999',
      [`__MACOSX/${folder}/._watchlist.csv`]: 'x',
    });
    const { listed: read, problems } = await readFiles([fileOf('mine.zip', zip)]);

    expect(read).toMatchObject([
      { title: 'Heat', list: 'watchlist' },
      { title: 'Up', list: 'watched' },
    ]);
    expect(read).toHaveLength(2);
    expect(problems).toEqual([
      `mine.zip: 1 other table in it is skipped (${folder}/lists/watched.csv). Unpack the archive to import them.`,
      expect.stringContaining(`${folder}/watchlist.csv, line 3: `),
    ]);
  });

  test('of a damaged archive are reported, and the others are read', async () => {
    const zip = stored({ 'watched.csv': 'Name\nUp', 'watchlist.csv': 'Name\nHeat' });
    // Damages the second file's own header.
    zip[zip.indexOf(0x50, 48)] = 0;
    const { listed: read, problems } = await readFiles([fileOf('mine.zip', zip)]);

    expect(read.map(({ title }) => title)).toEqual(['Up']);
    expect(problems).toEqual(['watchlist.csv: The file could not be read.']);
  });

  test('with unreadable dates are reported with their number and lines', async () => {
    const rows = Array.from({ length: 23 }, () => 'Heat,soon');
    const {
      listed: read,
      problems,
      unreadable,
    } = await readFiles([
      fileOf('seen.csv', 'title,date\nHeat,soon\nUp,2024-05-01\nAlien,99999'),
      fileOf('long.csv', ['title,date', ...rows].join('\n')),
    ]);

    expect([read.length, unreadable]).toEqual([26, 0]);
    expect(problems).toEqual([
      'seen.csv, line 2, 4: Cannot read the date of 2 rows. Rows without another date get today’s date. Write dates as 2024-03-12.',
      expect.stringMatching(/^long\.csv, line 2, .*, 21 and 3 more: Cannot read the date of 23 rows\./) as unknown,
    ]);
  });

  test.each([
    [
      'trakt.zip',
      { 'user/watched/history-1.json': '[]', 'user/lists/watchlist.json': '[]' },
      'has JSON files and no CSV',
    ],
    ['list.xlsx', { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }, 'This is a spreadsheet'],
    ['list.ods', { mimetype: 'x', 'content.xml': '<x/>' }, 'This is a spreadsheet'],
    ['some.zip', { 'readme.txt': 'x', 'other.csv': 'x', 'a.json': '{}' }, 'There is no list in this archive'],
    ['list.xml', '<?xml version="1.0"?>\n<myanimelist/>', 'This is XML'],
    ['list.json', '[{"id":1}]', 'Export the list as CSV'],
  ])('without a list are described with a suggestion: %s', async (name, content, message) => {
    const { problems } = await readFiles([fileOf(name, typeof content === 'string' ? content : stored(content))]);
    expect(problems).toEqual([expect.stringContaining(message) as unknown]);
    expect(problems[0]).toContain('CSV');
  });

  test('with any bytes never throw', async () => {
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
