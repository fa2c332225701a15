/**
 * The example folder, as data: the name of each clip, which determines its kind, its drawing, and the files beside it.
 * All of it is invented. `id` is the seed of the drawing, `tone` is the pitch of its sound in Hz.
 */
export const CLIPS = [
  { file: 'Blue Rain (1999)/Blue Rain (1999).mp4', title: 'Blue Rain', year: 1999, genre: 18, id: 9001, tone: 220 },
  {
    file: 'Blue Rain (1999)/Blue Rain (1999)-trailer.mp4',
    title: 'Blue Rain',
    year: 1999,
    genre: 18,
    id: 9001,
    tone: 247,
    seconds: 2,
  },
  {
    file: 'Paper Boats (2004)/Paper Boats (2004).mp4',
    title: 'Paper Boats',
    year: 2004,
    genre: 10751,
    id: 9002,
    tone: 262,
  },
  {
    file: "Paper Boats (2004)/Paper Boats (2004) - Director's Cut.mp4",
    title: 'Paper Boats',
    year: 2004,
    genre: 10751,
    id: 9002,
    tone: 294,
    seconds: 4,
  },
  {
    file: 'Low Tide/Season 01/Low Tide S01E01 The Bell.mp4',
    title: 'Low Tide',
    year: 2024,
    genre: 9648,
    id: 9003,
    tone: 196,
  },
  {
    file: 'Low Tide/Season 01/Low Tide S01E02 The Other Bell.mp4',
    title: 'Low Tide',
    year: 2024,
    genre: 9648,
    id: 9004,
    tone: 208,
  },
  {
    file: 'Low Tide/Season 02/Low Tide S02E01 High Water.mp4',
    title: 'Low Tide',
    year: 2025,
    genre: 9648,
    id: 9005,
    tone: 220,
  },
  { file: 'Platform #9 at 100% (2011).mp4', title: 'Platform #9 at 100%', year: 2011, genre: 35, id: 9006, tone: 330 },
  { file: 'قمر من ورق (2018).mp4', title: 'A Paper Moon', year: 2018, genre: 14, id: 9007, tone: 349 },
  { file: 'The Last Tram (1987).mkv', title: 'The Last Tram', year: 1987, genre: 80, id: 9008, tone: 165, isOld: true },
  { file: 'Unsorted/MVI_0042 copy (2).mp4', title: 'Untitled', genre: 12, id: 9009, tone: 392, seconds: 2 },
];

const srt = (lines) => lines.map(([from, to, text], i) => `${i + 1}\n${from} --> ${to}\n${text}\n`).join('\n');

const AT = [
  ['00:00:00,400', '00:00:01,500'],
  ['00:00:01,600', '00:00:02,800'],
];
const twoLines = (first, second) =>
  srt([
    [...AT[0], first],
    [...AT[1], second],
  ]);

/** The text files by path. */
export const TEXTS = {
  'Blue Rain (1999)/Blue Rain (1999).nfo': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<movie>
  <title>Blue Rain</title>
  <originaltitle>Lluvia azul</originaltitle>
  <year>1999</year>
  <premiered>1999-03-12</premiered>
  <plot>A harbour town waits for a storm that was announced thirty years ago. Tonight the gulls have left.</plot>
  <tagline>It will come.</tagline>
  <runtime>1</runtime>
  <genre>Drama</genre>
  <genre>Mystery</genre>
  <director>Ilva Tern</director>
  <actor><name>Mira Holt</name><role>The harbour master</role></actor>
  <actor><name>Sun Okada</name><role>Her brother</role></actor>
  <ratings><rating name="club" max="10"><value>7.4</value><votes>12</votes></rating></ratings>
  <set><name>The Harbour Trilogy</name></set>
</movie>
`,
  'Blue Rain (1999)/Blue Rain (1999).en.srt': twoLines('Did you close the shutters?', '<i>All but one.</i>'),
  'Blue Rain (1999)/Blue Rain (1999).es.forced.srt': twoLines('¿Cerraste las contraventanas?', 'Todas menos una.'),
  'Low Tide/tvshow.nfo': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<tvshow>
  <title>Low Tide</title>
  <year>2024</year>
  <plot>When the sea goes out further than it should, a bell is found on the sand, and it is still ringing.</plot>
  <genre>Mystery</genre>
</tvshow>
`,
  'Low Tide/Season 01/Low Tide S01E01 The Bell.nfo': `<episodedetails>
  <title>The Bell</title>
  <season>1</season>
  <episode>1</episode>
  <aired>2024-02-09</aired>
  <plot>Two children and a cart bring home what the tide has left.</plot>
</episodedetails>
`,
  'Low Tide/Season 01/Low Tide S01E01 The Bell.en.sdh.srt': twoLines(
    '[a bell, far off]',
    'It came from under the sand.',
  ),
  'قمر من ورق (2018).ar.srt': twoLines('هل أطفأت القمر؟', 'نعم، ووضعته في الدرج.'),
};

/** Posters that exist in the folder. The catalogue command draws the others. */
export const POSTERS = { 'Blue Rain (1999)/poster.jpg': 9001 };

/** A film whose copy is incomplete. */
export const BROKEN = 'Broken Reel (2003).mp4';
