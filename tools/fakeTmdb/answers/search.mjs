import { KEYWORDS } from '../data/keywords.mjs';
import { people } from '../data/people.mjs';
import { textsOf } from '../data/texts.mjs';
import { matcher } from '../filters/matches.mjs';
import { allowsAdult } from '../filters/titleFilters.mjs';
import { pageOf } from './pageOf.mjs';
import { collectionRecord, personRecord, titleRecord, typedRecord } from './records.mjs';

const YEARS = { movie: ['year', 'primary_release_year'], tv: ['year', 'first_air_date_year'] };

const byPopularity = (a, b) => b.popularity - a.popularity;

function titlesFound(kind, { query, language, catalogue }) {
  const isMatch = matcher(query.get('query') ?? '');
  const year = YEARS[kind].map((name) => query.get(name)).find(Boolean);
  const withAdult = allowsAdult(query);
  return catalogue.titles[kind]
    .filter((title) => isMatch(`${title.englishTitle} ${title.originalTitle} ${textsOf(title, language).title}`))
    .filter(({ date, isAdult }) => (withAdult || !isAdult) && (!year || date.startsWith(`${year}-`)))
    .sort(byPopularity);
}

function peopleFound({ query }) {
  const isMatch = matcher(query.get('query') ?? '');
  const withAdult = allowsAdult(query);
  return people.filter(({ name, isAdult }) => (withAdult || !isAdult) && isMatch(name)).sort(byPopularity);
}

/** Returns the most popular titles of a person. */
function knownFor({ id }, asked) {
  const { cast, crew } = asked.creditsOfPerson(id);
  const titles = [...new Set([...cast, ...crew].map(({ title }) => title))].sort(byPopularity);
  return titles.slice(0, 3).map((title) => typedRecord(title, asked));
}

const personFound = (person, asked) => ({ ...personRecord(person), known_for: knownFor(person, asked) });

const SEARCHES = {
  movie: (asked) => pageOf(titlesFound('movie', asked), asked, (title) => titleRecord(title, asked)),
  tv: (asked) => pageOf(titlesFound('tv', asked), asked, (title) => titleRecord(title, asked)),
  person: (asked) => pageOf(peopleFound(asked), asked, (person) => personFound(person, asked)),
  multi: (asked) => {
    const found = [...titlesFound('movie', asked), ...titlesFound('tv', asked), ...peopleFound(asked)];
    return pageOf(found.sort(byPopularity), asked, (item) =>
      item.kind ? typedRecord(item, asked) : { ...personFound(item, asked), media_type: 'person' },
    );
  },
  collection: (asked) => {
    const isMatch = matcher(asked.query.get('query') ?? '');
    const found = asked.catalogue.collections.filter(({ name }) => isMatch(name));
    return pageOf(found, asked, (collection) => ({
      adult: false,
      ...collectionRecord(collection),
      original_language: collection.parts[0].language,
      original_name: collection.name,
      overview: '',
    }));
  },
  keyword: (asked) => {
    const isMatch = matcher(asked.query.get('query') ?? '');
    return pageOf(
      KEYWORDS.filter(({ name }) => isMatch(name)),
      asked,
      (keyword) => keyword,
    );
  },
};

export const searchAnswer = (what, asked) => (Object.hasOwn(SEARCHES, what) ? SEARCHES[what](asked) : undefined);
