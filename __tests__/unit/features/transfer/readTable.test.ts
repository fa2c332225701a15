import { leftOutText } from '@/features/transfer/steps/LeftOutPart';
import { readTable } from '@/features/transfer/lists/readTable';

const rowsOf = (text: string, name = 'mine.csv') => readTable(name, text).listed;
const listsOf = (text: string, name?: string) => rowsOf(text, name).map(({ title, list }) => `${title}: ${list}`);
const foreignOf = (text: string, name?: string) => rowsOf(text, name).map(({ foreignKind }) => foreignKind);

describe('episodes', () => {
  test.each([
    [
      'a table of episodes',
      'Show,Season,Episode,Date watched\nBreaking Bad,1,1,2019-05-01\nBreaking Bad,1,2,2019-05-02',
    ],
    [
      'TMDB’s export',
      'Type,TMDb ID,IMDb ID,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\ntv,1396,tt0903747,Breaking Bad,2008-01-20T00:00:00Z,5,14,9.9,10,2024-02-11T10:11:12Z',
    ],
    [
      'an export of Trakt',
      '"season","trakt_id","tmdb","watched_at","episode"\n"4","2244736","1396","2016-05-28T22:01:01.000Z","4"',
    ],
    ['TV Time’s export', 'created_at,tv_show_name,season_number,episode_number\n2019-05-01 20:00:00,Lost,1,1'],
    ['German headings', 'Serie;Staffel;Folge\nDark;1;2\n'],
    ['French headings', 'Titre;Saison;Épisode\nLupin;1;2\n'],
    ['Spanish headings', 'Título;Temporada;Episodio\nÉlite;1;2\n'],
    ['names of episodes', 'Show,Episode Title\nLost,Pilot'],
    ['a special', 'Show,Season,Episode\nSherlock,0,10'],
    ['Netflix’s history', 'Title,Date\n"The Crown: Season 1: ""Wolferton Splash""",11/4/16'],
    ['Netflix’s German history', 'Titel,Datum\n"Dark: Staffel 1: Geheimnisse",27.05.22'],
    ['Netflix’s French history', 'Titre,Date\n"Dark : Saison 1 : Secrets",27/05/22'],
    ['Netflix’s Spanish history', 'Título,Fecha\n"Élite: Temporada 1: Bienvenidos",27/05/22'],
    ['a limited series', 'Title,Date\n"The Queen’s Gambit: Limited Series: Openings",1/2/21'],
    [
      'the number of an episode in the name',
      'Title,Date\nLost S01E02,2020-01-01\n"Some Show: Start (Episode 1)",2020-01-01',
    ],
  ])('of %s are not read as their series', (_what, text) => {
    const found = foreignOf(text, 'history.csv');
    expect(found).toEqual(found.map(() => 'episode'));
    expect(found.length).toBeGreaterThan(0);
  });

  test.each([
    ['Show,Season\nDark,2\nDark,S02\nDark,Season 2', ['season', 'season', 'season']],
    ['Title\nThe Wire: Season 1', ['season']],
  ])('and seasons: %j', (text, kinds) => {
    expect(foreignOf(text)).toEqual(kinds);
  });

  test.each([
    ['empty cells', 'Type,Name,Season Number,Episode Number\nmovie,Heat,,\ntv,Lost,,'],
    ['signs for nothing', 'Name,Season,Episode\nHeat,-,n/a\nAlien,0,0'],
    ['a kind that says movie', 'Type,Name,Episode\nmovie,Star Wars,4'],
    ['the season of a year', 'Title,Season\nCowboy Bebop,Spring 1998\nMonster,2004'],
    ['a count of episodes', 'Title,Episodes\nLost,121'],
    [
      'colons in names',
      'Title\nGlass Onion: A Knives Out Mystery\nMission: Impossible\nKill Bill: Vol. 1\nDune: Part Two',
    ],
    [
      'names with seasons',
      'Title\nA Season with Isabella\nThe Open Season\nSeries 7: The Contenders\nOpen Season: Scared Silly',
    ],
  ])('are not detected in films and series with %s', (_what, text) => {
    const found = foreignOf(text);
    expect(found).toEqual(found.map(() => null));
  });

  test('and trailers stay excluded when the list is imported again', () => {
    const text =
      'Title,Supplemental Video Type,Season,Episode\nHeat,TEASER_TRAILER,,\nHeat,SOMETHING_NEW,,\nLost,,1,1\nLost,,1,';
    const leftOut = rowsOf(text).map((listed) => ({ why: 'foreign' as const, listed }));
    expect(foreignOf(text)).toEqual(['TEASER_TRAILER', 'extra', 'episode', 'season']);
    expect(foreignOf(leftOutText(leftOut))).toEqual(['TEASER_TRAILER', 'extra', 'episode', 'season']);
  });
});

describe('the list of a row', () => {
  test.each([
    ['to-be-watched.csv', 'watchlist'],
    ['Movies to be seen.csv', 'watchlist'],
    ['toWatch.csv', 'watchlist'],
    ['haven’t seen.csv', 'watchlist'],
    ['not yet seen.csv', 'watchlist'],
    ['watchlist-history.csv', 'watchlist'],
    ['Noch nicht gesehen.csv', 'watchlist'],
    ['à voir.csv', 'watchlist'],
    ['pas encore vus.csv', 'watchlist'],
    ['por ver.csv', 'watchlist'],
    ['films.csv', 'watchlist'],
    ['Photo_seen.csv', 'watched'],
    ['ViewingActivity.csv', 'watched'],
    ['NetflixViewingHistory.csv', 'watched'],
    ['Gesehen 2024.csv', 'watched'],
    ['Films déjà vus.csv', 'watched'],
    ['vistas.csv', 'watched'],
    ['ratings.csv', 'watched'],
  ])('depends on the name of the file: %s is a %s', (name, list) => {
    expect(rowsOf('title\nHeat', name)).toMatchObject([{ list }]);
  });

  test('depends on the status of Simkl, and a dropped series is excluded', () => {
    const text =
      'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB\n' +
      '53080,Heat,movies,1995,completed,,2022-05-13 20:00:00,,,,949,tt0113277\n' +
      '53081,Alien,movies,1979,completed,,,,,,348,tt0078748\n' +
      '53434,Dune,movies,2021,plantowatch,,,,,,438631,tt1160419\n' +
      '11121,Breaking Bad,tv,2008,watching,s02e04,2022-06-01 20:00:00,9,,81189,1396,tt0903747\n' +
      '11122,Dark,tv,2017,hold,s02e04,2022-06-01 20:00:00,,,,70523,tt5753856\n' +
      '40084,Lost,tv,2004,dropped,s01e04,2022-06-01 20:00:00,3,,73739,4607,tt0411008\n';
    expect(listsOf(text)).toEqual([
      'Heat: watched',
      'Alien: watched',
      'Dune: watchlist',
      'Breaking Bad: watchlist',
      'Dark: watchlist',
    ]);
    expect(rowsOf(text)).toMatchObject([{ kind: 'movie' }, {}, {}, { kind: 'tv', at: null }, {}]);
    expect(readTable('simkl.csv', text).faults).toEqual([{ line: 7, text: 'Marked as dropped: the row is left out.' }]);
  });

  test.each([
    ['Completed', 'watched'],
    ['Watched 2x', 'watched'],
    ['Gesehen', 'watched'],
    ['Terminé', 'watched'],
    ['Rewatching', 'watched'],
    ['Plan to Watch', 'watchlist'],
    ['PLANNING', 'watchlist'],
    ['Want to watch', 'watchlist'],
    ['Not watched', 'watchlist'],
    ['Currently watching', 'watchlist'],
    ['On-Hold', 'watchlist'],
    ['À voir', 'watchlist'],
    ['Pendiente', 'watchlist'],
  ])('depends on the status %s, which has priority over file name and rating', (status, list) => {
    for (const name of ['films.csv', 'watched.csv'])
      expect(rowsOf(`Title,Status,Rating\nHeat,${status},7`, name)).toMatchObject([{ list }]);
  });

  test('does not depend on a status of another kind', () => {
    expect(listsOf('Title,Status\nHeat,Released\nAlien,')).toEqual(['Heat: watchlist', 'Alien: watchlist']);
  });

  test.each(['Watched', 'Seen', 'Gesehen', 'Vu', 'Visto'])('depends on the answer below %s', (heading) => {
    const answers = { yes: 'watched', x: 'watched', ja: 'watched', oui: 'watched', Sí: 'watched', 1: 'watched' };
    const signs = { TRUE: 'watched', '✓': 'watched', '✔️': 'watched', '2x': 'watched', '2022-05-13': 'watched' };
    const noes = { no: 'watchlist', Nein: 'watchlist', non: 'watchlist', 0: 'watchlist', FALSE: 'watchlist' };
    const others = { '✗': 'watchlist', 'not yet': 'watchlist', '': 'watchlist', '-': 'watchlist' };
    for (const name of ['films.csv', 'watched.csv'])
      for (const [answer, list] of Object.entries({ ...answers, ...signs, ...noes, ...others }))
        expect([answer, ...rowsOf(`Title,${heading}\nAlien,yes\nHeat,${answer}`, name).map((row) => row.list)]).toEqual(
          [answer, 'watched', list],
        );
  });

  test('is watched on the date below "Watched"', () => {
    expect(rowsOf('Title;Gesehen\nHeat;13.05.22\nAlien;\n')).toMatchObject([
      { list: 'watched', at: '2022-05-13T00:00:00.000Z' },
      { list: 'watchlist', at: null },
    ]);
  });

  test('is watched if there is a rating in numbers or stars', () => {
    const ratings = ['8/10', '8,5', '4.5', '★★★½', '85%', '7 von 10', '3 stars', '½'];
    const none = ['', '0', '0/10', 'Not rated', 'n/a', '-', 'R', 'PG-13', 'none', 'unrated', '☆☆☆☆☆'];
    for (const name of ['films.csv', 'ratings.csv']) {
      const list = (rating: string) => rowsOf(`Title;My rating\nHeat;${rating}\n`, name)[0]?.list;
      expect(ratings.filter((rating) => list(rating) !== 'watched')).toEqual([]);
      expect(none.filter((rating) => list(rating) !== 'watchlist')).toEqual([]);
    }
  });

  test('is watched if there is a rating of the viewer in words', () => {
    const list = (name: string, heading: string, rating: string) =>
      rowsOf(`Title;${heading}\nHeat;${rating}\n`, name)[0]?.list;
    const ratings = ['A-', 'loved it', 'four stars', 'Excellent', 'sehr gut', '👍'];
    for (const [name, heading] of [['films.csv', 'My rating'] as const, ['ratings.csv', 'Rating'] as const])
      expect(ratings.map((rating) => [rating, list(name, heading, rating)])).toEqual(
        ratings.map((rating) => [rating, 'watched']),
      );
    // A column of ratings by age says nothing about the viewer.
    expect(['Approved', 'R', 'FSK 12'].map((rating) => list('films.csv', 'Rating', rating))).toEqual(
      Array(3).fill('watchlist'),
    );
  });

  test('is watched for the history of Netflix, without its trailers', () => {
    const text =
      'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type\n' +
      'Anna,2022-05-27 18:20:11 UTC,01:45:00,,Heat,,Smart TV\n' +
      'Anna,2022-05-28 18:20:11 UTC,00:00:31,Autoplayed,Seven: Trailer,TRAILER,Smart TV\n';
    for (const name of ['ViewingActivity.csv', 'mine.csv'])
      expect(rowsOf(text, name)).toMatchObject([
        { title: 'Heat', list: 'watched', at: '2022-05-27T18:20:11.000Z', foreignKind: null },
        { title: 'Seven: Trailer', foreignKind: 'TRAILER' },
      ]);
  });
});

describe('dates', () => {
  const daysOf = (text: string, name = 'watched.csv') => rowsOf(text, name).map(({ at }) => at?.slice(0, 10));

  test('with slashes are read like the other dates of their column', () => {
    expect(daysOf('Title,Date\nUp,31/12/21\nRan,5/4/2022')).toEqual(['2021-12-31', '2022-04-05']);
    expect(daysOf('Title,Date\nUp,12/31/21\nRan,5/4/2022')).toEqual(['2021-12-31', '2022-05-04']);
    expect(daysOf('Title,Watched Date,Date\nUp,31/12/21,5/27/22\nRan,5/4/2022,1/2/22')).toEqual([
      '2021-12-31',
      '2022-04-05',
    ]);
  });

  test('with slashes depend on the language of the headings if nothing else decides', () => {
    expect(daysOf('Título,Fecha\nRan,5/4/2022')).toEqual(['2022-04-05']);
    expect(daysOf('Title,Date\nRan,5/4/2022')).toEqual(['2022-05-04']);
    expect(daysOf('Título,Fecha\nRan,5/4/2022\nUp,12/31/2021')).toEqual(['2022-05-04', '2021-12-31']);
  });

  test.each(['Watched on', 'Start Time', 'Gesehen am', 'Datum', 'Fecha', 'Last watched', 'Finish Date', 'Vu le'])(
    'are read below %s',
    (heading) => {
      expect(daysOf(`Titel;${heading}\nHeat;27.05.22\n`)).toEqual(['2022-05-27']);
    },
  );

  test('that are unreadable are reported with their lines, but empty ones are not', () => {
    const text =
      'Title,Watched Date,Date\nHeat,soon,\nAlien,,\nUp,n/a,\nRan,0000-00-00,\nJaws,2022-13-05,2022-05-14\nBig,2022-05-13,soon\nM,99999,';
    const { listed, undated, faults } = readTable('diary.csv', text);
    expect(listed.map(({ at }) => at?.slice(0, 10) ?? null)).toEqual([
      ...[null, null, null, null],
      ...['2022-05-14', '2022-05-13', null],
    ]);
    expect([undated, faults]).toEqual([[2, 6, 8], []]);
  });

  test('of excluded rows are not reported', () => {
    expect(readTable('a.csv', 'Title,Type,Date\nPilot,Episode,soon').undated).toEqual([]);
  });

  test('of releases provide the year', () => {
    expect(rowsOf('Title,Release Date\nHeat,15.12.1995\nAlien,05/25/1979\nUp,2009-05-29\nM,soon')).toMatchObject([
      { year: 1995 },
      { year: 1979 },
      { year: 2009 },
      { year: null },
    ]);
  });
});

test('recognizes kinds in the plural and in other languages', () => {
  expect(
    rowsOf('Title,Type\nHeat,movies\nLost,Série\nDark,Shows\nM,Spielfilm\nX,anime').map(({ kind }) => kind),
  ).toEqual(['movie', 'tv', 'tv', 'movie', null]);
});
