import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readCsv } from '@tools/catalogue/read/readCsv';
import { readNfo } from '@tools/catalogue/read/readNfo';
import { readTime } from '@tools/catalogue/read/subtitleFormats';
import { toVtt } from '@tools/catalogue/read/toVtt';

/** Generates almost valid texts: words of the format in any order, with other strings between them. */
const nearly = (...words: string[]) =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''));

const NFO = nearly(
  ...[
    '<movie>',
    '</movie>',
    '<episodedetails>',
    '</episodedetails>',
    '<title>',
    '</title>',
    '<year>1979</year>',
    '&amp;',
  ],
  ...[
    '<actor>',
    '</actor>',
    '<name>A</name>',
    '<uniqueid type="imdb">tt0078748</uniqueid>',
    '<rating>',
    '</rating>',
    '\n',
  ],
  ...[
    '<ratings>',
    '</ratings>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?xml ?>',
    '<!DOCTYPE a [',
    '<!ENTITY b "c">',
    '&b;',
    '<a b="',
    '"/>',
  ],
  ...[
    'https://imdb.com/title/tt0078748',
    '<constructor>',
    '<__proto__>',
    '<set><name>S</name></set>',
    '<genre>A / B</genre>',
    '&#0;',
  ],
);
const CSV = nearly(
  'title',
  'year',
  'file',
  ',',
  ';',
  '\t',
  '"',
  '""',
  '\n',
  '\r\n',
  'Alien',
  '1979',
  '8,5',
  'tt0078748',
  '\ufeff',
  ' ',
);
const SUBTITLES = nearly(
  ...[
    '1',
    '\n',
    '\r\n',
    '\n\n',
    '00:00:01,000',
    '00:00:02.5',
    ' --> ',
    '-->',
    '<i>',
    '</i>',
    '<b>',
    '<font color=red>',
    '{\\an8}',
  ],
  ...[
    '{\\p1}',
    '{\\i1}',
    '{',
    '}',
    '&',
    '&amp;',
    '<',
    '>',
    'WEBVTT',
    'NOTE',
    'line:0',
    '[Events]\n',
    'Format: Start, End, Text\n',
  ],
  ...['Dialogue: 0:00:01.00,0:00:02.00,', 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,', '\\N', '99:00:00,000'],
);

/** Returns all leaf values at any depth. */
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

test('reads any NFO or none, and returns clean values only', () => {
  fc.assert(
    fc.property(NFO, (text) => {
      for (const value of leaves(readNfo(text))) {
        if (typeof value === 'string') expect(value).toMatch(/^\S(?:[^\u0000-\u0008\u202a-\u202e]*\S)?$/);
        else expect(value === null || Number.isFinite(value)).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test('uses or reports every row of a table, with its line', () => {
  fc.assert(
    fc.property(CSV, (text) => {
      const { rows, faults } = readCsv(text);
      const last = text.split(/\r\n|\r|\n/).length;
      for (const { line } of [...rows, ...faults]) expect(line >= 1 && line <= last).toBe(true);
      for (const { title, path, series, ids } of rows) {
        expect([title, path, series, ids.imdb, ids.tmdb, ids.tvdb].some((name) => name !== null)).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

const TIMING = /^(\d{2,}:\d{2}:\d{2}\.\d{3}) --> (\d{2,}:\d{2}:\d{2}\.\d{3})(?: [a-z]+:[\w%.,-]+)*$/;

test.each(['', '1\n00:00:01,000 --> 00:00:02,000\n', '[Script Info]\n', 'WEBVTT\n\n', '{10}{20}a\n', '[10][20]a\n'])(
  'any text after %j becomes valid WebVTT in order, and stays the same in a second pass',
  (start) => {
    fc.assert(
      fc.property(SUBTITLES, (text) => {
        const written = toVtt(start + text);
        const [head, ...blocks] = written.text.trimEnd().split('\n\n');
        expect(head).toBe('WEBVTT');
        expect(blocks).toHaveLength(written.cues);
        let before = 0;
        for (const block of blocks) {
          const [timing = '', ...lines] = block.split('\n');
          const [from, to] = (TIMING.exec(timing) ?? []).slice(1).map((time) => readTime(time) ?? Number.NaN);
          expect(from).toBeGreaterThanOrEqual(before);
          expect(to).toBeGreaterThan(from ?? Number.NaN);
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) expect(line).not.toContain('-->');
          before = from ?? 0;
        }
        expect(toVtt(written.text).text).toBe(written.text);
      }),
      { numRuns: RUNS },
    );
  },
);

const spans = fc.array(
  fc.tuple(fc.nat(400_000_000), fc.integer({ min: 1, max: 60_000 }), fc.stringMatching(/^[a-z]{1,12}$/)),
  {
    maxLength: 20,
  },
);

test('keeps times to the millisecond', () => {
  const srtTime = (time: number) =>
    [Math.floor(time / 3_600_000), Math.floor(time / 60_000) % 60, Math.floor(time / 1000) % 60].join(':') +
    `,${String(time % 1000).padStart(3, '0')}`;
  fc.assert(
    fc.property(spans, (given) => {
      const text = given.map(
        ([at, length, word], index) => `${index + 1}\n${srtTime(at)} --> ${srtTime(at + length)}\n${word}\n`,
      );
      const blocks = toVtt(text.join('\n')).text.trimEnd().split('\n\n').slice(1);
      const read = blocks.map((block) => {
        const [timing = '', word] = block.split('\n');
        const [start = '', end = ''] = timing.split(' --> ');
        return [readTime(start) ?? 0, (readTime(end) ?? 0) - (readTime(start) ?? 0), word];
      });
      expect(read).toEqual(given.toSorted(([a], [b]) => a - b));
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ['<movie>', 40_000],
  ['<movie><title>', 40_000],
  ['<movie><!--', 40_000],
  ['<actor>', 40_000],
  ['&#1', 100_000],
  ['https://imdb.com/title/tt', 30_000],
  ['"', 100_000],
  ['",', 50_000],
  [',', 100_000],
  ['{\\an', 100_000],
  ['\\an8', 100_000],
  ['{', 100_000],
  ['<', 100_000],
  ['00:00:01,000 --> ', 30_000],
  ['1\n00:00:01,000 --> 00:00:02,000\n', 8_000],
  ['Dialogue: 0,', 30_000],
  ['\n \n', 100_000],
  [' ', 300_000],
])('reads %j repeated many times quickly', (piece, times) => {
  const text = piece.repeat(times);
  const start = performance.now();
  readNfo(text);
  readNfo(`<movie><title>a</title><plot>${text}</plot></movie>`);
  readCsv(`title,year\n${text}`);
  for (const start of ['', '[Script Info]\n', 'WEBVTT\n\n', '{10}{20}a\n', '1\n00:00:01,000 --> 00:00:02,000\n'])
    toVtt(start + text);
  expect(performance.now() - start).toBeLessThan(6000);
});
