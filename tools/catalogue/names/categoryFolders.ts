/** Names of folders that contain several titles. No film or series has such a name, unless a year follows it. */
export const CATEGORY_FOLDERS: ReadonlySet<string> = new Set(
  [
    'movie, movies, film, films, filme, peliculas, my movies, my films, all movies, cinema, kino, features',
    'tv, tv shows, tv series, tvshows, shows, series, serien, my shows, television, web series, miniseries',
    'video, videos, media, downloads, download, completed, complete, new, misc, sorted, unsorted, library, archive',
    'anime, cartoons, animation, documentaries, documentary, docs, kids, family, concerts, shorts, short films',
    'home videos, home movies, collection, collections, to watch, watched, hd, sd, uhd, 4k, 3d, dvd, bluray',
  ].flatMap((line) => line.split(', ')),
);

/** Folders in which a number in a file name belongs to a film's title: `Movies/Rocky.02.mkv`. */
export const FILM_FOLDERS: ReadonlySet<string> = new Set([
  'movie',
  'movies',
  'film',
  'films',
  'filme',
  'peliculas',
  'my movies',
  'cinema',
  'kino',
]);

/** Folders of personal videos, which belong to no series. */
export const HOME_FOLDERS: ReadonlySet<string> = new Set([
  'home videos',
  'home movies',
  'my videos',
  'family',
  'camera',
  'camera roll',
  'dcim',
]);
