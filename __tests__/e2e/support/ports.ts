/** Another one lets two checkouts of the project be tested at the same time. */
const FIRST = Number(process.env.E2E_PORT ?? 4273);

export const PORTS = {
  bundle: FIRST,
  /** tooling/tmdb: TMDB and its image host, with invented titles. */
  tmdb: FIRST + 1,
  /** The bundle, deployed so that it asks that one. */
  tmdbSite: FIRST + 2,
};
