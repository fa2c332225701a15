import { shelfLines } from './shelfText';

type Folder = readonly [what: string, paths: string[], lines: string[]];

/** Folders, and the films and series that they contain. */
const FOLDERS: readonly Folder[] = [
  ['parts with letters', ['Lamp (2004) part a.mkv', 'Lamp (2004) part b.mkv'], ['Lamp (2004) 2 parts']],
  [
    'versions in one folder',
    [
      'Film (2010)/Film (2010) - 1080p.mkv',
      "Film (2010)/Film (2010) - Director's Cut.mkv",
      'Film (2010)/Film (2010).mkv',
    ],
    ['Film (2010) [1080p] [Director’s Cut]'],
  ],
  [
    'versions side by side',
    ['Film.2010.720p.mkv', 'Film.2010.1080p.mkv', 'Film.2010.Extended.1080p.mkv'],
    ['Film (2010) [1080p] [720p] [Extended Edition 1080p]'],
  ],
  ['versions in two folders', ['SD/Film (2010).avi', 'HD/Film (2010) 1080p.mkv'], ['Film (2010) [1080p]']],
  ['an edition alone', ['Film (2010) {edition-Final Cut}/Film (2010).mkv'], ['Film (2010) {Final Cut}']],
  ['a folder that knows better', ['Film (2010) {tmdb-603}/xyz.mkv'], ['Film (2010) tmdb603']],
  [
    'an id joins two spellings',
    ['Film (2010) {tmdb-603}.mkv', 'Le Film (2010) {tmdb-603}.mp4'],
    ['Film (2010) tmdb603'],
  ],
  [
    'ids part two of a name',
    ['Film (2010) {tmdb-1}.mkv', 'Film (2010) {tmdb-2}.mkv'],
    ['Film (2010) tmdb1', 'Film (2010) tmdb2'],
  ],
  ['discs', ['Film.2010.CD1.avi', 'Film.2010.CD2.avi'], ['Film (2010) 2 parts']],
  ['discs without a year', ['Film cd1.avi', 'Film cd2.avi', 'Film cd3.avi'], ['Film 3 parts']],
  ['discs in folders', ['Film (2010)/CD1/film.avi', 'Film (2010)/CD2/film.avi'], ['Film (2010) 2 parts']],
  [
    'a film in two languages, in folders',
    ['Film (2010)/DE/film.mp4', 'Film (2010)/EN/film.mp4', 'Lamp (2006)/Deutsch/Lamp.mkv', 'Lamp (2006)/Lamp.mkv'],
    ['Film (2010) [DE] [EN]', 'Lamp (2006) [Deutsch]'],
  ],
  [
    'films of a category in folders of languages',
    ['Films/DE/Own Film.mp4', 'Films/EN/Lamp (2006).mp4', 'Films 2010/EN/Heat.mp4'],
    ['Heat', 'Own Film', 'Lamp (2006)'],
  ],
  ...[
    'Own (2004) cd#',
    'Own (2004) - part#',
    'Own (2004).cd#',
    'Own (2004)-pt#',
    'Own (2004) [cd#]',
    'Own cd#',
    'part#',
  ].map((form): Folder => [
    `parts called ${form} in the film’s own folder`,
    [1, 2].map((number) => `Own (2004)/${form.replace('#', String(number))}.mp4`),
    ['Own (2004) 2 parts'],
  ]),
  [
    'parts of a film that is itself a part',
    ['Saga Part 1 (2010)/Saga Part 1 (2010) cd1.mkv', 'Saga Part 1 (2010)/Saga Part 1 (2010) cd2.mkv'],
    ['Saga Part 1 (2010) 2 parts'],
  ],
  ['parts that say how many there are', ['Film 1of2.avi', 'Film 2of2.avi'], ['Film 2 parts']],
  ['a disc of a film whose other discs are missing', ['Long Film cd1.mp4'], ['Long Film']],
  [
    'a flat picture before one with two pictures',
    ['Depth (2010) - 3D.HSBS.mp4', 'Depth (2010) - 720p.mp4'],
    ['Depth (2010) [720p] [3D]'],
  ],
  [
    'episodes with a season and a dot before their number',
    ['Harbor/1.01 The Pier.mp4', 'Harbor/1.02 The Boat.mp4', 'Harbor/2.01 The Sea.mp4'],
    ['Harbor: S1 E1 The Pier; S1 E2 The Boat; S2 E1 The Sea'],
  ],
  [
    'episodes numbered by season in brackets',
    ['Puerto/Temporada 10/Puerto [Cap.1010].mp4', 'Puerto/Temporada 10/Puerto [Cap.1011].mp4'],
    ['Puerto: S10 E10; S10 E11'],
  ],
  ['discs of a season', ['Harbor.S07D1.mkv', 'Harbor.S07D2.mkv'], ['Harbor: S7 E1 2 parts']],
  ['parts behind the year', ['Film (2010) - part1.mkv', 'Film (2010) - part2.mkv'], ['Film (2010) 2 parts']],
  ['parts that are films', ['Kill Bill Part 1.mkv', 'Kill Bill Part 2.mkv'], ['Kill Bill Part 1', 'Kill Bill Part 2']],
  [
    'parts of years',
    ['Saga Part 1 (2010).mkv', 'Saga Part 2 (2011).mkv'],
    ['Saga Part 1 (2010)', 'Saga Part 2 (2011)'],
  ],
  ['a second disc alone', ['Film (2010) cd2.avi'], ['Film (2010)']],
  [
    'a collection',
    ['Alien Collection/Alien (1979).mkv', 'Alien Collection/Aliens (1986).mkv'],
    ['Alien (1979)', 'Aliens (1986)'],
  ],
  [
    'a collection with years',
    ['Alien (1979-1986)/Alien (1979).mkv', 'Alien (1979-1986)/Aliens (1986).mkv'],
    ['Alien (1979)', 'Aliens (1986)'],
  ],
  [
    'a numbered collection',
    ['Bond/01 - Dr. No (1962).mkv', 'Bond/02 - Goldfinger (1964).mkv'],
    ['Dr. No (1962)', 'Goldfinger (1964)'],
  ],
  [
    'titles that begin with numbers',
    ['Comedy/12 Angry Men.mkv', 'Comedy/21 Grams.mkv', 'Comedy/50 First Dates.mkv'],
    ['12 Angry Men', '21 Grams', '50 First Dates'],
  ],
  ['sequels by number', ["Ocean's/Ocean's 11.mkv", "Ocean's/Ocean's 12.mkv"], ["Ocean's 11", "Ocean's 12"]],
  ['one title in two folders without a year', ['A/Alien.mkv', 'B/Alien.mkv'], ['Alien', 'Alien']],
  [
    'a numbered folder',
    ['A Miniseries/01 - One.mkv', 'A Miniseries/02 - Two.mkv', 'A Miniseries/03 - Three.mkv'],
    ['A Miniseries: S1 E1 One; S1 E2 Two; S1 E3 Three'],
  ],
  ['a folder of episodes', ['Show/Episode 1.mkv', 'Show/Episode 2.mkv'], ['Show: S1 E1; S1 E2']],
  [
    'a folder of days',
    ['Our Days/2019-07-04 Lake.mp4', 'Our Days/2019-07-04 Picnic.mp4', 'Our Days/2020-01-01.mp4'],
    ['Our Days: S2019 E704 2019-07-04 Lake; S2019 E2704 2019-07-04 Picnic; S2020 E101 2020-01-01'],
  ],
  ...[
    'Home Videos/2019',
    '2019',
    '2019/07',
    'Video/2019-07',
    'Video/2019 Italy',
    'Home Videos/Summer',
    'Camera/Anna',
  ].map((folder): Folder => [
    `home videos of several days in ${folder}`,
    [`${folder}/2019-07-14 Anna's 5th birthday.mp4`, `${folder}/2019-07-24 Picnic.mp4`],
    ["2019-07-14 Anna's 5th birthday (2019)", '2019-07-24 Picnic (2019)'],
  ]),
  [
    'three digits beside a sure name in a season’s folder',
    ['Harbor/S06/Harbor S06E01.mp4', 'Harbor/S06/harbor.603.hdtv.mp4'],
    ['Harbor: S6 E1; S6 E3'],
  ],
  [
    'two and three digits in a season’s folder',
    ['Harbor/S06/04 - The Pier.mp4', 'Harbor/S06/harbor.603.hdtv.mp4'],
    ['Harbor: S6 E3; S6 E4 The Pier'],
  ],
  [
    'a first season in three digits without a name',
    ['Harbor/Season 1/101.mp4', 'Harbor/Season 1/102.mp4'],
    ['Harbor: S1 E1; S1 E2'],
  ],
  ...[
    [1, 99, 100, 101, 102],
    [102, 103],
    [101, 115, 130],
    [101, 201],
  ].map((numbers): Folder => [
    `a first season that counts on: ${numbers.join(', ')}`,
    numbers.map((number) => `Harbor/Season 1/${number}.mp4`),
    [`Harbor: ${numbers.map((number) => `S1 E${number}`).join('; ')}`],
  ]),
  [
    'a long first season with a name',
    [101, 115, 130].map((number) => `One Piece/Season 1/One Piece ${number}.mp4`),
    ['One Piece: S1 E101; S1 E115; S1 E130'],
  ],
  [
    'a second season that counts on',
    [199, 200, 201].map((number) => `Harbor/Season 2/Harbor ${number}.mp4`),
    ['Harbor: S2 E199; S2 E200; S2 E201'],
  ],
  [
    'a series that is called by a number',
    ['Room 104/Season 1/Room 104 - Pilot.mp4', 'Room 104/Season 1/room.104.102.hdtv.mp4'],
    ['Room 104: S1 E2'],
  ],
  [
    'seasons in a folder that is called a special',
    ['Planet/Season 1/S01E01.mp4', 'Planet/Planet Special/Season 1/S01E02.mp4'],
    ['Planet: S1 E1', 'Planet Special: S1 E2'],
  ],
  ['what is not numbered as an episode, in a season’s folder', ['Harbor/Season 2/Interview 2.mp4'], ['Interview 2']],
  ...['Specials', 'Christmas Specials', 'Weihnachtsspecials', 'Holiday Special', 'Season 00'].map((folder): Folder => [
    `specials without a number in ${folder}`,
    [
      'Doctor Who (2005)/Season 2/Doctor Who S02E01.mp4',
      `Doctor Who (2005)/${folder}/Doctor Who - The Christmas Invasion.mp4`,
      `Doctor Who (2005)/${folder}/Doctor Who (2005) - A Bride (2006) 1080p.mp4`,
      `Doctor Who (2005)/${folder}/Doctor Who (2005) - A Bride (2006) 720p.mp4`,
    ],
    ['Doctor Who (2005): S0 E1 A Bride [1080p] [720p]; S0 E2 The Christmas Invasion; S2 E1'],
  ]),
  [
    'specials without a number beside one that has one',
    [
      'Harbor/Harbor S02E01.mp4',
      'Harbor/Winter Specials/Harbor S00E04.mp4',
      'Harbor/Winter Specials/The Boat.mp4',
      'Harbor/Winter Specials/The Pier.mp4',
    ],
    ['Harbor: S0 E4; S0 E5 The Boat; S0 E6 The Pier; S2 E1'],
  ],
  [
    'numbered specials in a folder of a name of its own',
    ['Harbor/Season 2/S02E01.mp4', 'Harbor/Winter Specials/01 - A.mp4', 'Harbor/Winter Specials/02 - B.mp4'],
    ['Harbor: S0 E1 A; S0 E2 B; S2 E1'],
  ],
  [
    'specials that are called so and numbered',
    [1, 2, 10].map((number) => `Harbor/Specials/Harbor Special ${number}.mp4`),
    ['Harbor: S0 E1; S0 E2; S0 E10'],
  ],
  [
    'a special that is called as its series is',
    ['Harbor (2010)/Season 1/S01E01.mp4', 'Harbor (2010)/Christmas Specials/Harbor Christmas Special.mp4'],
    ['Harbor (2010): S0 E1 Christmas Special; S1 E1'],
  ],
  [
    'a film beside the seasons of its series',
    ['Luther (2010)/Season 1/S01E01.mp4', 'Luther (2010)/Luther - The Fallen Sun (2023).mp4'],
    ['Luther - The Fallen Sun (2023)', 'Luther (2010): S1 E1'],
  ],
  [
    'specials of no series',
    [
      'Movies/Comedy Specials/Paper.mp4',
      'Specials/A.mp4',
      'Stand-Up/Netflix Specials/Sticks (2019).mp4',
      'TV/Christmas Specials/The Snow.mp4',
      'TV/Harbor S01E01.mp4',
    ],
    ['Paper', 'A', 'Sticks (2019)', 'The Snow', 'Harbor: S1 E1'],
  ],
  [
    'a series that is called a special',
    ['BBC/Other/Other S01E01.mp4', 'BBC/Planet Special/Planet Special S01E01.mp4'],
    ['Other: S1 E1', 'Planet Special: S1 E1'],
  ],
  [
    'parts with titles in a folder of their name',
    [
      'Harbor (2001)/Harbor.Part.01.The.Pier.720p.mp4',
      'Harbor (2001)/Harbor.Part.02.A.Boat.720p.mp4',
      'Harbor (2001)/Harbor - Part 4 - Lamps.mp4',
    ],
    ['Harbor (2001): S1 E1 The Pier [720p]; S1 E2 A Boat [720p]; S1 E4 Lamps'],
  ],
  ...[
    ['Movies/Harbor/Harbor Part 1 The Pier.mp4', 'Movies/Harbor/Harbor Part 2 A Boat.mp4'],
    ['Harbor/Harbor Part 1 The Pier (2001).mp4', 'Harbor/Harbor Part 2 A Boat (2002).mp4'],
    ['Lamps/Harbor Part 1 The Pier.mp4', 'Lamps/Harbor Part 2 A Boat.mp4'],
    ['Harbor Part 1 The Pier.mp4', 'Harbor Part 2 A Boat.mp4'],
  ].map((paths): Folder => [
    `parts that are films: ${paths.join(', ')}`,
    paths,
    paths.map((path) => path.replace(/^.*\/|\.mp4$/g, '')),
  ]),
  ...[
    ['Harbor (2001)/Harbor Part 1.mp4', 'Harbor (2001)/Harbor Part 2.mp4'],
    ['Harbor (2001)/Harbor Part 1 720p.mp4', 'Harbor (2001)/Harbor Part 2 Extended 720p.mp4'],
  ].map((paths): Folder => [
    `parts without titles: ${paths.join(', ')}`,
    paths,
    [expect.stringMatching(/^Harbor \(2001\)/)],
  ]),
  [
    'files of one camera',
    ['Cam/DJI_0004.mp4', 'Cam/DJI_0005.mp4', 'Cam/YI_0003.mp4'],
    ['DJI 0004', 'DJI 0005', 'YI 0003'],
  ],
  ['a series whose title is a year', ['TV/1923/Episode 1.mp4', 'TV/1923/Episode 2.mp4'], ['1923: S1 E1; S1 E2']],
  [
    'days of a show below a folder of a year',
    ['TV/2019/The Daily Harbor/2019-03-14 - A Guest.mp4', 'TV/2019/The Daily Harbor/2019-03-15 - B Guest.mp4'],
    ['The Daily Harbor: S2019 E314 2019-03-14 A Guest; S2019 E315 2019-03-15 B Guest'],
  ],
  [
    'a series in several places',
    ['Show (2008)/Season 1/S01E01.mkv', 'Show.S01E02.mkv', 'New/Show.2008.S02E01.mkv'],
    ['Show (2008): S1 E1; S1 E2; S2 E1'],
  ],
  [
    'two series of one name',
    ['Show (1963)/Season 1/S01E01.mkv', 'Show (2005)/Season 1/S01E01.mkv'],
    ['Show (1963): S1 E1', 'Show (2005): S1 E1'],
  ],
  [
    'two series in a folder of a third’s name',
    ['Star/Star Two S01E01.mkv', 'Star/Star Three S01E01.mkv'],
    ['Star Three: S1 E1', 'Star Two: S1 E1'],
  ],
  ['versions of an episode', ['Show/S01E01.720p.mkv', 'Show/S01E01.1080p.mkv'], ['Show: S1 E1 [1080p] [720p]']],
  ['parts of an episode', ['Show/S01E01-part1.mkv', 'Show/S01E01-part2.mkv'], ['Show: S1 E1 2 parts']],
  [
    'episodes whose names have parts',
    ['Show/S01E01 - Pilot (Part 1).mkv', 'Show/S01E02 - Pilot (Part 2).mkv'],
    ['Show: S1 E1 Pilot (Part 1); S1 E2 Pilot (Part 2)'],
  ],
  ['a film beside its series', ['Show/Season 1/S01E01.mkv', 'Show/Show (2010).mkv'], ['Show (2010)', 'Show: S1 E1']],
];

test.each(FOLDERS)('%s', (_what, paths, lines) => {
  expect(shelfLines(paths)).toEqual(lines);
});
