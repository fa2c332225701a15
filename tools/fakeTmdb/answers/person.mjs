import { makeDraw } from '../data/draw.mjs';
import { creditIdOf, roleOf } from '../data/credits.mjs';
import { foreignText } from '../data/texts.mjs';
import { plot } from '../data/words.mjs';
import { PICTURES, titleRecord } from './records.mjs';
import { personIdsPart, textTranslations } from './parts/names.mjs';

/** Returns a biography. Few people have one, and fewer have one in a language other than English. */
function biographyIn(person, code) {
  return code === 'en' ? englishBiography(person) : foreignText('person', person.id, code, 0.15);
}

function englishBiography(person) {
  const draw = makeDraw('person', person.id, 'biography');
  if (!draw.isSo(0.65)) return '';
  const place = person.birthplace ? ` was born in ${person.birthplace} and` : '';
  const paragraphs = Array.from({ length: draw.between(1, 4) }, () => plot(draw));
  return [`${person.name}${place} is an invented person.`, ...paragraphs].join('\n\n');
}

export const personOwnRecord = (person, asked) => ({
  adult: person.isAdult,
  also_known_as: [],
  biography: biographyIn(person, asked.language.slice(0, 2)),
  birthday: person.born,
  deathday: person.died,
  gender: person.gender,
  homepage: null,
  id: person.id,
  imdb_id: person.imdbId,
  known_for_department: person.department,
  name: person.name,
  place_of_birth: person.birthplace,
  popularity: person.popularity,
  profile_path: person.hasPortrait ? PICTURES.portrait(person) : null,
});

/** @param kind `movie` or `tv`, or undefined for both */
const creditsPart = (kind) => (person, asked) => {
  const { cast, crew } = asked.creditsOfPerson(person.id);
  const isWanted = ({ title }) => !kind || title.kind === kind;
  const record = ({ title, ...credit }) => ({
    ...titleRecord(title, asked),
    credit_id: creditIdOf({ title, ...credit }),
    ...(title.kind === 'tv' && { episode_count: credit.episodes }),
    ...(!kind && { media_type: title.kind }),
  });
  return {
    cast: cast
      .filter(isWanted)
      .map((credit) => ({ ...record(credit), character: roleOf(credit), order: credit.place })),
    crew: crew
      .filter(isWanted)
      .map((credit) => ({ ...record(credit), department: credit.department, job: credit.job })),
  };
};

const portraits = (person) => {
  const draw = makeDraw('person', person.id, 'portraits');
  return Array.from({ length: person.hasPortrait ? draw.between(1, 6) : 0 }, (_, index) => ({
    aspect_ratio: 0.667,
    height: 1500,
    iso_639_1: null,
    file_path: index === 0 ? PICTURES.portrait(person) : `/f${person.id}-${index}.jpg`,
    vote_average: draw.between(4000, 5600) / 1000,
    vote_count: draw.below(20),
    width: 1000,
  }));
};

const PARTS = {
  combined_credits: creditsPart(),
  movie_credits: creditsPart('movie'),
  tv_credits: creditsPart('tv'),
  external_ids: personIdsPart,
  images: (person) => ({ profiles: portraits(person) }),
  translations: (person) =>
    textTranslations(
      (code) => biographyIn(person, code),
      (biography) => ({ biography, name: '' }),
    ),
};

export const personPart = (person, name, asked) =>
  Object.hasOwn(PARTS, name) ? PARTS[name](person, asked) : undefined;
