import { people } from '../data/people.mjs';
import { personRecord, typedRecord } from './records.mjs';

/** Finds titles and people by an external id. Supports only ids of IMDb. */
export function findAnswer(id, asked) {
  const isIt = (item) => asked.query.get('external_source') === 'imdb_id' && item.imdbId === id;
  const { movie, tv } = asked.catalogue.titles;
  return {
    movie_results: movie.filter(isIt).map((title) => typedRecord(title, asked)),
    person_results: people
      .filter(isIt)
      .map((person) => ({ ...personRecord(person), media_type: 'person', known_for: [] })),
    tv_results: tv.filter(isIt).map((title) => typedRecord(title, asked)),
    tv_episode_results: [],
    tv_season_results: [],
  };
}
