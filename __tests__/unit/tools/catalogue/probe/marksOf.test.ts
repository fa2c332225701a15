import fc from 'fast-check';
import { CHAPTER_NAMES, marksOf } from '@tools/catalogue/probe/marksOf';
import { readProbe } from '@tools/catalogue/probe/probeFile';
import { readFilm } from '@/domain/film/readFilm';
import { RUNS } from '@tests/runs';

/**
 * Returns the output of `ffprobe -show_format -show_streams -show_chapters -of json` for an episode of half an hour.
 */
const answer = (...chapters: [number, string][]) =>
  JSON.stringify({
    streams: [{ index: 0, codec_name: 'h264', codec_type: 'video', width: 1280, height: 720 }],
    chapters: chapters.map(([start, title], id) => ({
      ...{ id, time_base: '1/1000', start: start * 1000, start_time: start.toFixed(6) },
      ...{ end: 1_800_000, end_time: '1800.000000', tags: { title } },
    })),
    format: { format_name: 'matroska,webm', duration: '1800.000000' },
  });

const marks = (...chapters: [number, string][]) => {
  const probed = readProbe(answer(...chapters));
  return probed && marksOf(probed);
};

it('finds opening titles and closing credits by the names of chapters', () => {
  expect(marks([0, 'Prologue'], [62.5, 'Opening'], [152.5, 'The storm'], [1700, 'End Credits'])).toEqual({
    intro: { start: 62.5, end: 152.5 },
    credits: 1700,
  });
});

it.each([
  'INTRO',
  '02 - Opening credits',
  'Chapter 2: Opening Titles',
  '“Vorspann”',
  'Ge\u0301ne\u0301rique de de\u0301but',
])('recognizes opening titles by %s', (name) =>
  expect(marks([0, name], [60, 'One'])).toEqual({ intro: { start: 0, end: 60 } }),
);

it.each(['Credits', '12. Abspann', 'ENDING', 'Titoli di coda', 'エンディング'])('recognizes credits by %s', (name) =>
  expect(marks([0, 'One'], [1700, name])).toEqual({ credits: 1700 }),
);

it.each([
  [
    'a name that says more',
    [
      [0, 'Opening night'],
      [60, 'Credits where due'],
      [1700, 'Happy ending'],
    ],
  ],
  [
    'a recap, an introduction',
    [
      [0, 'Recap'],
      [40, 'Introduction'],
      [90, 'One'],
    ],
  ],
  [
    'an opening that is an act',
    [
      [0, 'Opening'],
      [400, 'One'],
    ],
  ],
  [
    'an opening of a moment',
    [
      [0, 'Opening'],
      [2, 'One'],
    ],
  ],
  [
    'an opening late in the film',
    [
      [0, 'One'],
      [1000, 'Opening'],
      [1060, 'Two'],
    ],
  ],
  [
    'credits in the first half',
    [
      [0, 'Credits'],
      [100, 'One'],
    ],
  ],
  [
    'an ending that is an act',
    [
      [0, 'One'],
      [899, 'Ending'],
    ],
  ],
  [
    'no names',
    [
      [0, ''],
      [60, ''],
    ],
  ],
] satisfies [string, [number, string][]][])('finds no marks in %s', (_, chapters) => {
  expect(marks(...chapters)).toEqual({});
});

it('finds no marks in a film of unknown length', () => {
  expect(
    marksOf({
      duration: null,
      chapters: [
        { start: 0, title: 'Intro' },
        { start: 60, title: 'One' },
      ],
    }),
  ).toEqual({});
});

it('the app reads the marks of any chapters as they were written', () => {
  const title = fc.constantFrom(...CHAPTER_NAMES.intro, ...CHAPTER_NAMES.credits, 'One', '');
  const seconds = fc.double({ min: 0, max: 604_800, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ start: seconds, title }), { maxLength: 6 }), seconds, (chapters, duration) => {
      const written = marksOf({ chapters, duration });
      const film = readFilm({ sources: [{ src: 'films/a/film.mp4' }], ...written });
      expect(film).toMatchObject({ intro: written.intro ?? null, creditsStart: written.credits ?? null });
    }),
    // Half of this length is zero.
    { numRuns: RUNS, examples: [[[{ start: 0, title: 'closing titles' }], Number.MIN_VALUE]] },
  );
});
