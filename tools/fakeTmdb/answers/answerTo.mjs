import { genresNamed, GENRES } from '../data/genres.mjs';
import { KEYWORDS } from '../data/keywords.mjs';
import { languageOf } from '../data/languages.mjs';
import { personById } from '../data/people.mjs';
import { collectionAnswer, collectionPart } from './collection.mjs';
import { configurationAnswer } from './configuration.mjs';
import { discoverAnswer } from './discover.mjs';
import { findAnswer } from './find.mjs';
import { listAnswer, trendingAnswer } from './lists.mjs';
import { titlePart } from './parts/titleParts.mjs';
import { personOwnRecord, personPart } from './person.mjs';
import { searchAnswer } from './search.mjs';
import { episodeAnswer } from './season.mjs';
import { ownRecord } from './title.mjs';

/** Adds the parts that `append_to_response` requests to a record. */
function withParts(record, partOf, { query }) {
  const names = (query.get('append_to_response') ?? '').split(',').filter(Boolean).slice(0, 20);
  const parts = names.map((name) => [name, partOf(name)]).filter(([, part]) => part !== undefined);
  return { ...record, ...Object.fromEntries(parts) };
}

/** Adds the id to a part that is requested by its own URL. */
const onItsOwn = (id, part) => part && { id, ...part };

const titleAnswer = (asked, kind, id, rest) => {
  const title = asked.catalogue.find(kind, id);
  if (!title) return undefined;
  const partOf = (name) => titlePart(title, name, asked);
  return rest === undefined ? withParts(ownRecord(title, asked), partOf, asked) : onItsOwn(title.id, partOf(rest));
};

const personAnswer = (asked, id, rest) => {
  const person = personById(Number(id));
  if (!person) return undefined;
  const partOf = (name) => personPart(person, name, asked);
  return rest === undefined
    ? withParts(personOwnRecord(person, asked), partOf, asked)
    : onItsOwn(person.id, partOf(rest));
};

const genresAnswer = (asked, kind) => {
  const genres = genresNamed(
    kind,
    GENRES[kind].map(({ id }) => id),
  );
  // Genres have names only in known languages. In other languages TMDB returns empty names too.
  return { genres: languageOf(asked.language.slice(0, 2)) ? genres : genres.map(({ id }) => ({ id, name: null })) };
};

const ROUTES = [
  [
    /^(movie|tv)\/(popular|top_rated|now_playing|upcoming|on_the_air|airing_today)$/,
    (asked, kind, name) => listAnswer(kind, name, asked),
  ],
  [/^trending\/(\w+)\/(\w+)$/, (asked, kind, window) => trendingAnswer(kind, window, asked)],
  [/^discover\/(movie|tv)$/, (asked, kind) => discoverAnswer(kind, asked)],
  [/^search\/(\w+)$/, (asked, what) => searchAnswer(what, asked)],
  [/^genre\/(movie|tv)\/list$/, genresAnswer],
  [
    /^tv\/(\d+)\/season\/(\d+)\/episode\/(\d+)$/,
    (asked, id, season, episode) => {
      const series = asked.catalogue.find('tv', id);
      return series && episodeAnswer(series, Number(season), Number(episode), asked);
    },
  ],
  [/^(movie|tv)\/(\d+)(?:-[^/]*)?(?:\/(.+))?$/, titleAnswer],
  [/^person\/popular$/, (asked) => trendingAnswer('person', 'week', asked)],
  [/^person\/(\d+)(?:-[^/]*)?(?:\/(.+))?$/, personAnswer],
  [
    /^collection\/(\d+)(?:\/(\w+))?$/,
    (asked, id, rest) => {
      const collection = asked.catalogue.find('collection', id);
      if (!collection) return undefined;
      const partOf = (name) => collectionPart(collection, name);
      return rest === undefined
        ? withParts(collectionAnswer(collection, asked), partOf, asked)
        : onItsOwn(collection.id, partOf(rest));
    },
  ],
  [/^keyword\/(\d+)$/, (asked, id) => KEYWORDS.find((keyword) => keyword.id === Number(id))],
  [/^find\/([\w-]+)$/, (asked, id) => findAnswer(id, asked)],
  [/^configuration$/, (asked) => configurationAnswer(asked.imageHost)],
];

/**
 * Returns TMDB's response to a request.
 * @param path the path after the API version: `movie/popular`
 * @returns undefined if there is no such thing
 */
export function answerTo(path, asked) {
  for (const [pattern, answer] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return answer(asked, ...match.slice(1));
  }
  return undefined;
}
