const number = (read) => (a, b) => read(a) - read(b);
const collator = new Intl.Collator('en');
const text = (read) => (a, b) => collator.compare(read(a), read(b));

const date = (a, b) => (a.date < b.date ? -1 : Number(a.date > b.date));
const title = text((item) => (item.hasEnglish ? item.englishTitle : item.originalTitle));
const original = text(({ originalTitle }) => originalTitle);
const popularity = number((item) => item.popularity);

/** Comparators in ascending order. */
const ORDERS = {
  popularity,
  vote_average: number(({ rating }) => rating),
  vote_count: number(({ votes }) => votes),
  primary_release_date: date,
  release_date: date,
  first_air_date: date,
  title,
  name: title,
  original_title: original,
  original_name: original,
};

/** @param sortBy the order in the format of discover: `vote_average.desc` */
export function sortTitles(titles, sortBy) {
  const [name, direction] = (sortBy ?? 'popularity.desc').split('.');
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : popularity;
  const sign = direction === 'asc' ? 1 : -1;
  return titles.sort((a, b) => sign * order(a, b) || b.popularity - a.popularity || a.id - b.id);
}
