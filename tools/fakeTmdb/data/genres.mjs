const listOf = (names) => Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));

/** The genres of TMDB with their ids. Movies and series have separate lists. */
export const GENRES = {
  movie: listOf({
    28: 'Action',
    12: 'Adventure',
    16: 'Animation',
    35: 'Comedy',
    80: 'Crime',
    99: 'Documentary',
    18: 'Drama',
    10751: 'Family',
    14: 'Fantasy',
    36: 'History',
    27: 'Horror',
    10402: 'Music',
    9648: 'Mystery',
    10749: 'Romance',
    878: 'Science Fiction',
    10770: 'TV Movie',
    53: 'Thriller',
    10752: 'War',
    37: 'Western',
  }),
  tv: listOf({
    10759: 'Action & Adventure',
    16: 'Animation',
    35: 'Comedy',
    80: 'Crime',
    99: 'Documentary',
    18: 'Drama',
    10751: 'Family',
    10762: 'Kids',
    9648: 'Mystery',
    10763: 'News',
    10764: 'Reality',
    10765: 'Sci-Fi & Fantasy',
    10766: 'Soap',
    10767: 'Talk',
    10768: 'War & Politics',
    37: 'Western',
  }),
};

/** The weights of genres. Other genres have weight 1. */
const WEIGHTS = { 18: 6, 35: 4, 28: 3, 10759: 3, 53: 3, 27: 2, 10749: 2, 80: 2, 10765: 2, 878: 2, 12: 2, 10770: 0.4 };

export const weightedGenres = (kind) => GENRES[kind].map(({ id }) => ({ id, weight: WEIGHTS[id] ?? 1 }));

export const genresNamed = (kind, ids) => ids.map((id) => GENRES[kind].find((genre) => genre.id === id));
