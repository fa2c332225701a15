import { addDays } from './days.mjs';
import { makeDraw } from './draw.mjs';
import { languageOf } from './languages.mjs';
import { fill, plot } from './words.mjs';

const DAYS_A_YEAR = 365;
const MOST_SEASONS = 12;

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function makeEpisode(series, season, number, count) {
  const draw = makeDraw('tv', series.id, season.number, number);
  const { nouns, patterns } = languageOf('en');
  const votes = draw.between(0, 80);
  return {
    id: season.id * 100 + number,
    number,
    name: draw.isSo(0.12) ? `Episode ${number}` : capitalised(fill(draw.pick(patterns), draw, nouns)),
    overview: draw.isSo(0.85) ? plot(draw) : '',
    airDate: season.airDate && addDays(season.airDate, (number - 1) * 7),
    runtime: draw.isSo(0.08) ? null : Math.max(5, series.runtime + draw.between(-4, 8)),
    rating: votes === 0 ? 0 : draw.between(5500, 9200) / 1000,
    votes,
    hasStill: draw.isSo(0.85),
    type: number === count ? 'finale' : 'standard',
  };
}

function makeSeason(series, number) {
  const draw = makeDraw('tv', series.id, 'season', number);
  const id = series.id * 100 + number;
  const airDate = series.date && addDays(series.date, Math.max(number - 1, 0) * DAYS_A_YEAR + draw.below(40));
  const season = { id, number, airDate };
  const count = draw.isSo(0.02) ? 60 : number === 0 ? draw.between(1, 6) : draw.between(4, 16);
  return {
    ...season,
    name: number === 0 ? 'Specials' : draw.isSo(0.05) ? `Chapter ${number}` : `Season ${number}`,
    overview: draw.isSo(0.5) ? plot(draw) : '',
    hasPoster: draw.isSo(0.9),
    rating: draw.isSo(0.9) ? draw.between(55, 90) / 10 : 0,
    episodes: Array.from({ length: count }, (_, index) => makeEpisode(series, season, index + 1, count)),
  };
}

/**
 * Returns the seasons of a series with their episodes, the specials first. No season starts later than 60 days after
 * today.
 */
export function seasonsOf(series, today) {
  const draw = makeDraw('tv', series.id, 'seasons');
  const count = draw.isSo(0.02) ? 0 : 1 + Math.floor(draw.random() ** 2.2 * MOST_SEASONS);
  const hasSpecials = draw.isSo(0.2);
  const latest = addDays(today, 60);
  const seasons = Array.from({ length: count }, (_, index) => makeSeason(series, index + 1)).filter(
    ({ airDate }) => airDate === '' || airDate <= latest,
  );
  return hasSpecials && count > 0 ? [makeSeason(series, 0), ...seasons] : seasons;
}
