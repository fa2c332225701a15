import { drawPerson } from '../data/people.mjs';
import { makeDraw } from '../data/draw.mjs';
import { seasonsOf } from '../data/seasons.mjs';
import { inventedName } from '../data/words.mjs';
import { personRecord } from './records.mjs';

/** Returns a text only for English, because seasons and episodes have no other texts. */
const inEnglish = ({ language }, text) => (language.startsWith('en') ? text : '');

const posterOf = (series, { number, hasPoster }) => (hasPoster ? `/pt${series.id}-s${number}.jpg` : null);

export const seasonSummary = (series, season, asked) => ({
  air_date: season.airDate || null,
  episode_count: season.episodes.length,
  id: season.id,
  name: season.name,
  overview: inEnglish(asked, season.overview),
  poster_path: posterOf(series, season),
  season_number: season.number,
  vote_average: season.rating,
});

/** Returns an episode in the format of the series' record, which has no cast and crew. */
export const episodeSummary = (series, season, episode, asked) => ({
  air_date: episode.airDate || null,
  episode_number: episode.number,
  episode_type: episode.type,
  id: episode.id,
  name: inEnglish(asked, episode.name) || `Episode ${episode.number}`,
  overview: inEnglish(asked, episode.overview),
  production_code: '',
  runtime: episode.runtime,
  season_number: season.number,
  show_id: series.id,
  still_path: episode.hasStill ? `/s${series.id}-${season.number}-${episode.number}.jpg` : null,
  vote_average: episode.rating,
  vote_count: episode.votes,
});

function episodeRecord(series, season, episode, asked) {
  const draw = makeDraw('tv', series.id, season.number, episode.number, 'people');
  const credit = (job, department) => ({
    department,
    job,
    credit_id: draw.hexId(),
    ...personRecord(drawPerson(draw, department)),
  });
  return {
    ...episodeSummary(series, season, episode, asked),
    crew: [credit('Director', 'Directing'), credit('Writer', 'Writing')],
    guest_stars: Array.from({ length: draw.below(5) }, (_, index) => ({
      character: inventedName(draw),
      credit_id: draw.hexId(),
      order: 100 + index,
      ...personRecord(drawPerson(draw, 'Acting')),
    })),
  };
}

const findSeason = (series, number, { catalogue }) =>
  seasonsOf(series, catalogue.today).find((season) => season.number === number);

export function seasonRecord(series, number, asked) {
  const season = findSeason(series, number, asked);
  if (!season) return undefined;
  const { episode_count: _, ...summary } = seasonSummary(series, season, asked);
  return {
    _id: makeDraw('tv', series.id, number, 'id').hexId(),
    ...summary,
    episodes: season.episodes.map((episode) => episodeRecord(series, season, episode, asked)),
  };
}

export function episodeAnswer(series, number, episodeNumber, asked) {
  const season = findSeason(series, number, asked);
  const episode = season?.episodes.find((item) => item.number === episodeNumber);
  return episode && episodeRecord(series, season, episode, asked);
}
