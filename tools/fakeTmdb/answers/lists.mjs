import { addDays } from '../data/days.mjs';
import { makeDraw } from '../data/draw.mjs';
import { people } from '../data/people.mjs';
import { pageOf } from './pageOf.mjs';
import { releaseIn } from './parts/certificates.mjs';
import { personRecord, titleRecord, typedRecord } from './records.mjs';

const byPopularity = (a, b) => b.popularity - a.popularity;
const byRating = (a, b) => b.rating - a.rating;

const isBetween = (from, to, dateOf) => (title) => {
  const date = dateOf(title);
  return date !== '' && date >= from && date <= to;
};

/** Returns a function for the release date of a title: in the given country, or its first one. */
const dateIn = (region) => (region ? (title) => releaseIn(title, region) : ({ date }) => date);

/** Returns the first and last date of a list, relative to today: `[-45, 0]`. */
const span = (today, [from, to]) => ({ minimum: addDays(today, from), maximum: addDays(today, to) });

const LISTS = {
  'movie/popular': { sort: byPopularity },
  'movie/top_rated': { sort: byRating, keep: ({ votes }) => votes >= 200 },
  'movie/now_playing': { sort: byPopularity, days: [-45, 0], saysDays: true },
  'movie/upcoming': { sort: byPopularity, days: [1, 60], saysDays: true },
  'tv/popular': { sort: byPopularity },
  'tv/top_rated': { sort: byRating, keep: ({ votes }) => votes >= 100 },
  'tv/on_the_air': { sort: byPopularity, days: [-200, 7] },
  'tv/airing_today': { sort: byPopularity, days: [-200, 7], keep: ({ id }) => id % 7 === 0 },
};

/** Returns one of the fixed lists, or undefined for an unknown name. */
export function listAnswer(kind, name, asked) {
  const list = LISTS[`${kind}/${name}`];
  if (!list) return undefined;
  const { titles, today } = asked.catalogue;
  const dates = list.days && span(today, list.days);
  const region = kind === 'movie' ? asked.query.get('region') : null;
  const dateOf = dateIn(region);
  const found = titles[kind]
    .filter(({ isAdult }) => !isAdult)
    .filter(dates ? isBetween(dates.minimum, dates.maximum, dateOf) : (title) => !region || dateOf(title) !== '')
    .filter(list.keep ?? (() => true))
    .sort(list.sort);
  return { ...(list.saysDays && { dates }), ...pageOf(found, asked, (title) => titleRecord(title, asked)) };
}

/** Sorts items differently for each day or week. Popular items come first more often. */
function trending(list, window, { today }) {
  const when = window === 'day' ? today : Math.floor(Date.parse(today) / 604_800_000);
  const heat = new Map(list.map((item) => [item, item.popularity * makeDraw(when, item.kind, item.id).random()]));
  return [...list].sort((a, b) => heat.get(b) - heat.get(a)).slice(0, 1000);
}

export function trendingAnswer(kind, window, asked) {
  const { titles } = asked.catalogue;
  const lists = { movie: titles.movie, tv: titles.tv, person: people, all: [...titles.movie, ...titles.tv] };
  if (!lists[kind] || !['day', 'week'].includes(window)) return undefined;
  const found = trending(
    lists[kind].filter(({ isAdult }) => !isAdult),
    window,
    asked.catalogue,
  );
  return pageOf(found, asked, (item) =>
    item.kind ? typedRecord(item, asked) : { ...personRecord(item), media_type: 'person' },
  );
}
