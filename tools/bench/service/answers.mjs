import { catalogue, GENRES } from './catalogue.mjs';

const PAGE_SIZE = 20;

function pageOf(movies, query) {
  const page = Number(query.get('page') ?? 1);
  return {
    page,
    results: movies.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total_pages: Math.ceil(movies.length / PAGE_SIZE),
    total_results: movies.length,
  };
}

/** Returns the movies in another order, as another list has them. */
const from = (start) => [...catalogue.slice(start), ...catalogue.slice(0, start)];

const ofGenre = (query) => {
  const wanted = (query.get('with_genres') ?? '').split(/[,|]/).map(Number);
  return catalogue.filter(({ genre_ids: ids }) => wanted.some((id) => ids.includes(id)));
};

const found = (query) => {
  const words = query.get('query').toLowerCase().split(' ');
  return catalogue.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
};

const toSeries = ({ title, release_date, ...rest }) => ({ ...rest, name: title, first_air_date: release_date });

const series = catalogue.slice(0, PAGE_SIZE).map(toSeries);

const details = (id) => ({ ...catalogue[id - 1], genres: GENRES.slice(0, 2), runtime: 90 + (id % 60) });

const ANSWERS = [
  [/^movie\/popular$/, (query) => pageOf(catalogue, query)],
  [/^movie\/now_playing$/, (query) => pageOf(from(1000), query)],
  [/^movie\/top_rated$/, (query) => pageOf(from(2000), query)],
  [/^trending\/movie\/week$/, (query) => pageOf(from(3000), query)],
  [/^discover\/movie$/, (query) => pageOf(ofGenre(query), query)],
  [/^search\/movie$/, (query) => pageOf(found(query), query)],
  [/^search\/(tv|person)$/, (query) => pageOf([], query)],
  [/^tv\/popular$/, (query) => pageOf(series, query)],
  [/^genre\/movie\/list$/, () => ({ genres: GENRES })],
  [/^movie\/(\d+)$/, (_, [, id]) => details(Number(id))],
  [/^movie\/(\d+)\/videos$/, () => ({ results: [] })],
];

/**
 * Returns the response of the service.
 * @param path the path after the API version: `movie/popular`
 * @returns undefined for paths that the app never requests
 */
export function answerTo(path, query) {
  const [pattern, answer] = ANSWERS.find(([known]) => known.test(path)) ?? [];
  return answer?.(query, pattern.exec(path));
}
