/** Folders that are shelves: no film and no series is called so, unless a year stands behind. */
export const CATEGORY_FOLDERS: ReadonlySet<string> = new Set(
  [
    'movie, movies, film, films, filme, peliculas, my movies, my films, all movies, cinema, kino, features',
    'tv, tv shows, tv series, tvshows, shows, series, serien, my shows, television, web series, miniseries',
    'video, videos, media, downloads, download, completed, complete, new, misc, sorted, unsorted, library, archive',
    'anime, cartoons, animation, documentaries, documentary, docs, kids, family, concerts, shorts, short films',
    'home videos, home movies, collection, collections, to watch, watched, hd, sd, uhd, 4k, 3d, dvd, bluray',
  ].flatMap((line) => line.split(', ')),
);

/** Shelves on which a number in a name is a film's: `Movies/Rocky.02.mkv`. */
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

/** Videos of one's own, not of a series. */
export const HOME_FOLDERS: ReadonlySet<string> = new Set([
  'home videos',
  'home movies',
  'my videos',
  'family',
  'camera',
  'camera roll',
  'dcim',
]);
