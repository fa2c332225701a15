export type CsvColumn =
  | 'path'
  | 'imdb'
  | 'tmdb'
  | 'tvdb'
  | 'title'
  | 'originalTitle'
  | 'year'
  | 'overview'
  | 'tagline'
  | 'genres'
  | 'directors'
  | 'cast'
  | 'runtime'
  | 'rating'
  | 'certificate'
  | 'series'
  | 'season'
  | 'episode';

/** What a column may be called, in lower case and without signs. */
const NAMES: Record<CsvColumn, string> = {
  path: 'file path filename filepath relativepath folder video',
  imdb: 'imdb imdbid const tconst imdburl',
  tmdb: 'tmdb tmdbid themoviedb',
  tvdb: 'tvdb tvdbid',
  title: 'title name film movie filmtitle movietitle primarytitle',
  originalTitle: 'originaltitle originalname',
  year: 'year released releaseyear startyear date releasedate',
  overview: 'overview plot description summary synopsis storyline',
  tagline: 'tagline slogan',
  genres: 'genre genres',
  directors: 'director directors directedby',
  cast: 'cast actors starring stars',
  runtime: 'runtime runtimemins runtimeminutes minutes duration length lengthmins',
  rating: 'rating imdbrating score vote voteaverage',
  certificate: 'certificate certification mpaa agerating fsk',
  series: 'series show tvshow seriestitle showtitle',
  season: 'season seasonnumber',
  episode: 'episode episodenumber',
};

const COLUMNS = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    // Object.entries forgets that the keys are columns.
    names.split(' ').map((name) => [name, column as CsvColumn] as const),
  ),
);

/** Which column a heading is of; undefined for one that is not read. */
export const csvColumn = (heading: string): CsvColumn | undefined =>
  COLUMNS.get(
    heading
      .slice(0, 100)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
