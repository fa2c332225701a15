/** Creates a filter by numbers. `28,12` requires all of them, and `28|12` any of them. */
function numbersFilter(read) {
  return (value) => {
    const groups = value.split(',').map((group) => group.split('|').map(Number));
    return (title) => groups.every((group) => group.some((number) => read(title).includes(number)));
  };
}

const noneOf = (read) => (value) => {
  const numbers = value.split(/[,|]/).map(Number);
  return (title) => !numbers.some((number) => read(title).includes(number));
};

const atLeast = (read) => (value) => (title) => read(title) >= Number(value);
const atMost = (read) => (value) => (title) => read(title) <= Number(value);
const notBefore =
  (value) =>
  ({ date }) =>
    date !== '' && date >= value;
const notAfter =
  (value) =>
  ({ date }) =>
    date !== '' && date <= value;
const inYear =
  (value) =>
  ({ date }) =>
    date.startsWith(`${value}-`);
const oneOf = (read) => (value) => (title) => value.split('|').includes(read(title));

const genres = (title) => title.genres;
const keywords = (title) => title.keywords;

const ofBoth = {
  with_genres: numbersFilter(genres),
  without_genres: noneOf(genres),
  with_keywords: numbersFilter(keywords),
  without_keywords: noneOf(keywords),
  'vote_average.gte': atLeast(({ rating }) => rating),
  'vote_average.lte': atMost(({ rating }) => rating),
  'vote_count.gte': atLeast(({ votes }) => votes),
  'vote_count.lte': atMost(({ votes }) => votes),
  'with_runtime.gte': atLeast(({ runtime }) => runtime),
  'with_runtime.lte': atMost(({ runtime }) => runtime),
  with_original_language: oneOf(({ language }) => language),
  with_origin_country: oneOf(({ country }) => country),
};

/** The filters of discover by query parameter. Unknown parameters are ignored, as TMDB does. */
const FILTERS = {
  movie: {
    ...ofBoth,
    'primary_release_date.gte': notBefore,
    'primary_release_date.lte': notAfter,
    'release_date.gte': notBefore,
    'release_date.lte': notAfter,
    primary_release_year: inYear,
    year: inYear,
  },
  tv: {
    ...ofBoth,
    'first_air_date.gte': notBefore,
    'first_air_date.lte': notAfter,
    'air_date.gte': notBefore,
    'air_date.lte': notAfter,
    first_air_date_year: inYear,
  },
};

/** Returns whether adult titles are requested. Discover and search exclude them by default. */
export const allowsAdult = (query) => query.get('include_adult') === 'true';

/** @returns a function that returns whether a title passes all filters of the query */
export function titleFilter(kind, query) {
  const tests = [...query].flatMap(([name, value]) => {
    const make = Object.hasOwn(FILTERS[kind], name) ? FILTERS[kind][name] : null;
    return make && value !== '' ? [make(value)] : [];
  });
  const withAdult = allowsAdult(query);
  return (title) => (withAdult || !title.isAdult) && tests.every((test) => test(title));
}
