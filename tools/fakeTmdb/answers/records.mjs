import { textsOf } from '../data/texts.mjs';

/** The paths of images on the image host. pictures/ draws images by these names. */
export const PICTURES = {
  poster: ({ kind, id }) => `/p${kind[0]}${id}.jpg`,
  backdrop: ({ kind, id }) => `/b${kind[0]}${id}.jpg`,
  portrait: ({ id }) => `/f${id}.jpg`,
};

const titleFields = (title, { language }) => {
  const { overview } = textsOf(title, language);
  return {
    adult: title.isAdult,
    backdrop_path: title.hasBackdrop ? PICTURES.backdrop(title) : null,
    genre_ids: title.genres,
    id: title.id,
    original_language: title.language,
    overview,
    popularity: title.popularity,
    poster_path: title.hasPoster ? PICTURES.poster(title) : null,
    vote_average: title.rating,
    vote_count: title.votes,
  };
};

const ofKind = {
  movie: (title, { title: name }) => ({
    original_title: title.originalTitle,
    release_date: title.date,
    title: name,
    video: false,
  }),
  tv: (title, { title: name }) => ({
    origin_country: [title.country],
    original_name: title.originalTitle,
    first_air_date: title.date,
    name,
  }),
};

/** Returns a title in the format of lists. */
export const titleRecord = (title, asked) => ({
  ...titleFields(title, asked),
  ...ofKind[title.kind](title, textsOf(title, asked.language)),
});

export const typedRecord = (title, asked) => ({ ...titleRecord(title, asked), media_type: title.kind });

/** Returns a person in the format of casts and crews. */
export const personRecord = (person) => ({
  adult: person.isAdult,
  gender: person.gender,
  id: person.id,
  known_for_department: person.department,
  name: person.name,
  original_name: person.originalName,
  popularity: person.popularity,
  profile_path: person.hasPortrait ? PICTURES.portrait(person) : null,
});

export const collectionRecord = ({ id, name, hasPoster, hasBackdrop }) => ({
  id,
  name,
  poster_path: hasPoster ? PICTURES.poster({ kind: 'collection', id }) : null,
  backdrop_path: hasBackdrop ? PICTURES.backdrop({ kind: 'collection', id }) : null,
});
