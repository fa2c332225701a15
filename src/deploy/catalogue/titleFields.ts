import type { Title } from '@/domain/title/title';
import { UNKNOWN } from '@/domain/title/title';

/** A field of a title, with its names in records. */
interface TitleField {
  field: Exclude<keyof Title, 'isPlayable' | 'isPosterUntitled'>;
  names: readonly string[];
  /** The behavior of the app if the reader found no value. */
  none: string;
  /** Whether a shortened value loses information. Dates and numbers lose none. */
  isText?: boolean;
}

export const TITLE_FIELDS: readonly TitleField[] = [
  { field: 'id', names: ['id', 'imdbID', 'tmdbID'], none: 'leaves it out' },
  { field: 'title', names: ['title', 'Title', 'name', 'Name'], none: 'leaves it out', isText: true },
  { field: 'kind', names: ['kind', 'media_type', 'Type'], none: 'uses the kind of the list' },
  { field: 'originalTitle', names: ['original_title', 'original_name'], none: 'ignores it', isText: true },
  { field: 'releaseDate', names: ['release_date', 'first_air_date'], none: 'shows no date' },
  { field: 'year', names: ['year', 'Year'], none: 'shows no year' },
  { field: 'poster', names: ['poster', 'Poster', 'poster_path'], none: "shows 'No Image'" },
  { field: 'backdrop', names: ['backdrop_path', 'backdrop'], none: 'shows no backdrop' },
  { field: 'overview', names: ['overview', 'Plot', 'description'], none: `shows '${UNKNOWN.overview}'`, isText: true },
  { field: 'genres', names: ['genres', 'genre', 'Genre'], none: 'shows no genre' },
  { field: 'genreIds', names: ['genre_ids'], none: 'lists it under no genre' },
  { field: 'director', names: ['director', 'Director'], none: 'shows no director', isText: true },
  { field: 'runtime', names: ['runtime', 'Runtime'], none: 'shows no runtime' },
  { field: 'rating', names: ['vote_average', 'imdbRating', 'rating'], none: `shows '${UNKNOWN.rating}'` },
  { field: 'trailer', names: ['trailer_key'], none: "shows 'Trailer not available'" },
];
