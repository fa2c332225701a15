import { addDays, dayBetween } from './days.mjs';
import { makeDraw } from './draw.mjs';
import { weightedGenres } from './genres.mjs';
import { KEYWORDS } from './keywords.mjs';
import { LANGUAGES, languageOf } from './languages.mjs';
import { fill } from './words.mjs';

const COUNTS = { movie: 7000, tv: 3000 };

/** The steps between ids. They differ, so that movies and series have separate ids and share only some of them. */
const STEPS = { movie: 7, tv: 11 };

/** The share of titles with a date from about a year ago to two months ahead. The other titles never change. */
const RECENT = 0.07;

const makeDate = (draw, today) => {
  if (draw.isSo(RECENT)) return addDays(today, 60 - draw.below(400));
  // Newer years have more titles.
  const year = 2025 - Math.floor(draw.random() ** 2 * 76);
  return dayBetween(draw, `${year}-01-01`, `${year}-12-31`);
};

/** Returns a rating, or 0 without votes. Ratings with few votes vary more. */
function makeRating(draw, votes) {
  if (votes === 0) return 0;
  const bell = (draw.random() + draw.random() + draw.random()) / 1.5 - 1;
  const rating = 6.5 + bell * (votes < 10 ? 5 : 2.6);
  return Math.round(Math.min(10, Math.max(0.5, rating)) * 1000) / 1000;
}

function makeTitle(kind, index, today) {
  const id = STEPS[kind] * (index + 1);
  const draw = makeDraw(kind, id);
  const language = draw.weighted(LANGUAGES);
  const english = languageOf('en');
  const englishTitle = fill(draw.pick(english.patterns), draw, english.nouns).replace(/^A (?=[AEIOU])/, 'An ');
  // Few titles are very popular, and most are hardly known.
  const popularity = Math.round(Math.min(3000, 0.6 / (draw.random() + 0.0002) ** 1.1) * 1000) / 1000;
  const date = draw.isSo(0.015) ? '' : makeDate(draw, today);
  const isOut = date !== '' && date <= today;
  const votes = isOut ? Math.floor(popularity * draw.between(1, 60)) : 0;
  return {
    kind,
    id,
    language: language.code,
    country: language.code === 'en' ? draw.pick(['US', 'US', 'US', 'GB', 'CA', 'AU']) : language.country,
    englishTitle,
    originalTitle: language.code === 'en' ? englishTitle : fill(draw.pick(language.patterns), draw, language.nouns),
    // TMDB has no English texts for a few titles.
    hasEnglish: language.code === 'en' || draw.isSo(0.94),
    hasOverview: draw.isSo(0.96),
    genres: [...new Set(Array.from({ length: draw.between(1, 3) }, () => draw.weighted(weightedGenres(kind)).id))],
    date,
    popularity,
    votes,
    rating: makeRating(draw, votes),
    isAdult: draw.isSo(0.004),
    hasPoster: draw.isSo(popularity > 5 ? 0.99 : 0.85),
    hasBackdrop: draw.isSo(popularity > 5 ? 0.98 : 0.7),
    runtime: draw.isSo(0.05) ? 0 : kind === 'tv' ? draw.between(18, 65) : 62 + Math.floor(draw.random() ** 1.6 * 140),
    keywords: draw.some(KEYWORDS, draw.below(9)).map((keyword) => keyword.id),
    imdbId: draw.isSo(0.95) ? `tt${String((kind === 'tv' ? 9_000_000 : 1_000_000) + id * 431).padStart(7, '0')}` : null,
    /** The id of the collection, set by collections.mjs. */
    collection: null,
  };
}

/** Returns all movies or all series. They are the same in every call, except for a few dates that depend on today. */
export const makeTitles = (kind, today) =>
  Array.from({ length: COUNTS[kind] }, (_, index) => makeTitle(kind, index, today));
