import { readCsv } from '@tools/catalogue/read/readCsv';

const NOTHING = {
  ...{ id: null, kind: null, date: null, votes: null, trailerKey: null, trailerFile: null },
  ...{ poster: null, backdrop: null, collection: null, added: null },
  ...{ writers: [], languages: [], countries: [] },
};

const said = (text: string) => readCsv(text).rows.map(({ line, title, year }) => ({ line, title, year }));

test.each([
  ['commas', 'Title,Year\nAlien,1979'],
  ['semicolons', 'Title;Year\nAlien;1979'],
  ['tabs', 'Title\tYear\nAlien\t1979'],
  ['a mark of the order of bytes', '\ufeffTitle,Year\r\nAlien,1979\r\n'],
  ['other names', 'FILM,Release Year\nAlien,1979'],
  ['another order', 'year,note,title\n1979,mine,Alien'],
  ['a day for a year', 'title,release date\nAlien,1979-05-25'],
  ['quotes', '"title","year"\n"Alien","1979"'],
  ['single quotes', "'title','year'\n'Alien','1979'\n"],
  ['two columns with semicolons and a final line end', 'Titel;Jahr\nAlien;1979\n'],
  ['two columns with tabs and a final line end', 'Titel\tJahr\nAlien\t1979\n'],
])('%s', (_what, text) => {
  expect(readCsv(text).faults).toEqual([]);
  expect(said(text)).toEqual([{ line: 2, title: 'Alien', year: 1979 }]);
});

test('reads a full row', () => {
  const { rows, faults } = readCsv(
    'file,imdb,tmdb,title,original title,year,plot,tagline,genres,director,cast,runtime,rating,certificate,series,season,episode\n' +
      '.\\Films\\a.mkv,https://www.imdb.com/title/tt0078748/,348,Alien,Alien,1979,"A ship, a guest","In space",Horror|Sci-Fi,A. Director,"A, B",1h 57m,"8,5",R,,,',
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    {
      ...NOTHING,
      line: 2,
      path: 'Films/a.mkv',
      ids: { imdb: 'tt0078748', tmdb: 348, tvdb: null },
      title: 'Alien',
      originalTitle: 'Alien',
      year: 1979,
      overview: 'A ship, a guest',
      tagline: 'In space',
      genres: ['Horror', 'Sci-Fi'],
      directors: ['A. Director'],
      cast: ['A', 'B'],
      runtime: 117,
      rating: 8.5,
      certificate: 'R',
      series: null,
      season: null,
      episode: null,
    },
  ]);
});

test('reads a list of IMDb', () => {
  const { rows } = readCsv(
    'Position,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n' +
      '1,tt0078748,2020-01-01,2020-01-01,,Alien,https://www.imdb.com/title/tt0078748/,movie,8.5,117,1979,"Horror, Sci-Fi",1,1979-05-25,A. Director',
  );
  expect(rows[0]).toMatchObject({ ids: { imdb: 'tt0078748' }, title: 'Alien', year: 1979, rating: 8.5, runtime: 117 });
});

test('counts lines across multi-line cells and empty lines', () => {
  expect(said('\ufeff\ufefftitle,year\r\n\r\nA,2001\r\n')).toEqual([{ line: 3, title: 'A', year: 2001 }]);
  expect(said('title,year,plot\nA,2001,"one\ntwo\nthree"\n\nB,2002,x\r\n,,\nC,2003,')).toEqual([
    { line: 2, title: 'A', year: 2001 },
    { line: 6, title: 'B', year: 2002 },
    { line: 8, title: 'C', year: 2003 },
  ]);
});

test.each([
  [
    'an episode of a series',
    'series,season,episode,title\nShow,1,2,The Second',
    { series: 'Show', season: 1, episode: 2 },
  ],
  ['a rating of a hundred', 'title,rating\nA,85%', { rating: 8.5 }],
  ['a rating with what it is of', 'title,rating\nA,4/5', { rating: 8 }],
  ['a time with a colon', 'title,length\nA,1:57', { runtime: 117 }],
])('%s', (_what, text, row) => {
  expect(readCsv(text)).toMatchObject({ rows: [row], faults: [] });
});

test.each([
  ['no column that is known', 'a,b\n1,2', 1, 'no known column names'],
  ['a row that names nothing', 'title,year\nA,2001\n,1979', 3, 'No file, ID or title'],
  ['too many cells', 'title,plot\nA,x\nB,one, two', 3, 'More cells'],
  ['a year that is none', 'title,year\nA,soon', 2, '“soon” is not a valid year'],
  ['an id that is none', 'title,imdb\nA,348', 2, 'IMDb ID'],
  ['quotes that do not match', 'title,year\nA,2001\n"B,2002', 3, 'quotes'],
])('reports %s with its line', (_what, text, line, words) => {
  expect(readCsv(text).faults).toEqual([{ line, text: expect.stringContaining(words) as unknown }]);
});

test.each(['', '\n\n', '\ufeff', 'title'])('%j has no rows', (text) => {
  expect(readCsv(text)).toEqual({ rows: [], faults: [] });
});

test.each([
  ['English', 'Title,Year,Genres,Director,Cast,Overview,Runtime'],
  ['German', 'Titel;Jahr;Genre;Regie;Darsteller;Handlung;Laufzeit (Min.)'],
  ['French', 'Titre;Année;Genre;Réalisateur;Acteurs;Résumé;Durée'],
  ['Spanish', 'Título;Año;Género;Dirección;Reparto;Sinopsis;Duración'],
])('reads the headings of a table in %s', (_language, head) => {
  const separator = head.includes(';') ? ';' : ',';
  const row = ['Blue Rain', '1999', 'Drama/Mystery', 'Jon Aldo', 'Mira Holt und Sun Okada', 'A storm.', '1 h 44'];
  const { rows, faults } = readCsv(`${head}\n${row.join(separator)}`);
  expect(faults).toEqual([]);
  expect(rows[0]).toMatchObject({
    title: 'Blue Rain',
    year: 1999,
    genres: ['Drama', 'Mystery'],
    directors: ['Jon Aldo'],
    cast: ['Mira Holt', 'Sun Okada'],
    overview: 'A storm.',
    runtime: 104,
  });
});

test('names unknown columns once, each with the nearest known one', () => {
  const { faults } = readCsv('Titel;Regiseur;Regal\nA;B;C\nD;E;F');
  expect(faults).toEqual([
    { line: 1, text: expect.stringContaining('“Regiseur” (did you mean “directors”?)') as unknown },
  ]);
  expect(faults[0]?.text).toContain('“Regal”');
});

test('uses the first non-empty cell of columns with the same meaning', () => {
  const { rows } = readCsv('title,plot,description\nA,,one\nB,two,three');
  expect(rows.map(({ overview }) => overview)).toEqual(['one', 'two']);
});

test.each([
  ['an address at YouTube', 'https://youtu.be/eRsGyueVLvQ?t=3', { trailerKey: 'eRsGyueVLvQ', trailerFile: null }],
  ['a video file', 'trailers\\rain.mp4', { trailerKey: null, trailerFile: 'trailers/rain.mp4' }],
  ['none', 'keiner', { trailerKey: null, trailerFile: null }],
  ['a dash', '–', { trailerKey: null, trailerFile: null }],
])('reads %s as a trailer', (_what, cell, trailer) => {
  expect(readCsv(`title,trailer\nA,${cell}`)).toMatchObject({ rows: [trailer], faults: [] });
});

test('reports a trailer that cannot be played', () => {
  expect(readCsv('title,trailer\nA,https://vimeo.com/1').faults).toEqual([
    { line: 2, text: expect.stringContaining('is not a valid YouTube address or video file') as unknown },
  ]);
});

test('keeps titles that look like empty values', () => {
  expect(readCsv('title,year\nNo,2012\n-,1999').rows.map(({ title }) => title)).toEqual(['No', '-']);
});

test('reads languages and countries by their names', () => {
  const { rows, faults } = readCsv('title;language;country\nA;Deutsch, français;Vereinigte Staaten / España\nB;no;NO');
  expect(faults).toEqual([]);
  expect(rows[0]).toMatchObject({ languages: ['de', 'fr'], countries: ['US', 'ES'] });
  expect(rows[1]).toMatchObject({ languages: ['no'], countries: ['NO'] });
});

test('uses the title of a row with a season and an episode as the series', () => {
  expect(readCsv('title,season,episode,episode title\nLow Tide,1,2,The Bell').rows[0]).toMatchObject({
    ...{ series: 'Low Tide', season: 1, episode: 2, title: 'The Bell' },
  });
});

test('reads an export of Letterboxd, whose table starts after lines about the list', () => {
  const { rows, faults } = readCsv(
    'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-05-01,Lamps,,https://boxd.it/a,\n\n' +
      'Position,Name,Year,URL,Description\n1,Heat,1995,https://boxd.it/b,\n2,Alien,1979,https://boxd.it/c,Old',
  );
  expect(rows.map(({ line, title, year }) => [line, title, year])).toEqual([
    [6, 'Heat', 1995],
    [7, 'Alien', 1979],
  ]);
  expect(faults).toEqual([{ line: 5, text: expect.stringContaining('above it are ignored') as unknown }]);
});

test('reads the rows after a row with an unclosed quote', () => {
  const { rows, faults } = readCsv('title,year\nAlien,1979\n"Heat,1995\nBig,1988\n"Up, Up",2009');
  expect(rows.map(({ line, title }) => [line, title])).toEqual([
    [2, 'Alien'],
    [4, 'Big'],
    [5, 'Up, Up'],
  ]);
  expect(faults).toEqual([{ line: 3, text: expect.stringContaining('quotes') as unknown }]);
});

test('reads a table whose first line declares the separator for Excel', () => {
  expect(readCsv('sep=;\ntitle;overview\nAlien;A ship, a guest')).toMatchObject({
    rows: [{ line: 3, title: 'Alien', overview: 'A ship, a guest' }],
    faults: [],
  });
});

test('ignores an invisible title', () => {
  const { rows, faults } = readCsv('title,year,file\n\u200b,1979,\n\u3164,1986,aliens.mkv');
  expect(rows.map(({ line, title, path }) => [line, title, path])).toEqual([[3, null, 'aliens.mkv']]);
  expect(faults).toContainEqual({ line: 2, text: 'No file, ID or title: the row is skipped.' });
});

test('reports a text that is too long', () => {
  const { rows, faults } = readCsv(`title,overview\nAlien,${'x'.repeat(2001)}\nHeat,${'x'.repeat(2000)}`);
  expect(rows.map(({ overview }) => overview?.length)).toEqual([2000, 2000]);
  expect(faults).toEqual([{ line: 2, text: expect.stringContaining('is longer than 2000 characters') as unknown }]);
});
