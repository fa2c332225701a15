import { COMPANIES, NETWORKS } from '../data/companies.mjs';
import { COUNTRY_NAMES } from '../data/countries.mjs';
import { creditIdOf, creditsOf } from '../data/credits.mjs';
import { makeDraw } from '../data/draw.mjs';
import { genresNamed } from '../data/genres.mjs';
import { languageOf, spokenLanguage } from '../data/languages.mjs';
import { seasonsOf } from '../data/seasons.mjs';
import { textsOf } from '../data/texts.mjs';
import { collectionRecord, titleRecord } from './records.mjs';
import { episodeSummary, seasonSummary } from './season.mjs';

/** Returns the fields that the records of movies and series have in addition to lists. */
function commonFields(title, asked, draw) {
  const { genre_ids: _, ...record } = titleRecord(title, asked);
  const companies = draw.some(COMPANIES, draw.below(4));
  return {
    ...record,
    genres: genresNamed(title.kind, title.genres),
    homepage: draw.isSo(0.3) ? `https://${title.kind}${title.id}.invented.example/` : '',
    origin_country: [title.country],
    production_companies: companies,
    production_countries: [{ iso_3166_1: title.country, name: COUNTRY_NAMES[title.country] }],
    spoken_languages: [...new Set([title.language, ...(draw.isSo(0.2) ? ['fr'] : [])])].map((code) =>
      spokenLanguage(languageOf(code)),
    ),
    tagline: textsOf(title, asked.language).tagline,
  };
}

function movieRecord(movie, asked) {
  const draw = makeDraw('movie', movie.id, 'record');
  const collection = movie.collection && asked.catalogue.find('collection', movie.collection);
  const isOut = movie.date !== '' && movie.date <= asked.catalogue.today;
  return {
    ...commonFields(movie, asked, draw),
    belongs_to_collection: collection ? collectionRecord(collection) : null,
    budget: draw.isSo(0.6) ? draw.between(1, 200) * 1_000_000 : 0,
    imdb_id: movie.imdbId,
    revenue: isOut && draw.isSo(0.6) ? draw.between(1, 900) * 1_000_000 : 0,
    runtime: movie.runtime,
    status: isOut ? 'Released' : draw.pick(['Post Production', 'In Production', 'Planned']),
  };
}

function seriesRecord(series, asked) {
  const { today } = asked.catalogue;
  const draw = makeDraw('tv', series.id, 'record');
  const seasons = seasonsOf(series, today);
  const regular = seasons.filter(({ number }) => number > 0);
  const episodes = regular
    .flatMap((season) => season.episodes.map((episode) => ({ season, episode })))
    .filter(({ episode }) => episode.airDate);
  const aired = episodes.filter(({ episode }) => episode.airDate <= today);
  const next = episodes[aired.length];
  const isOver = !next && draw.isSo(0.8);
  const summary = (found) => (found ? episodeSummary(series, found.season, found.episode, asked) : null);
  const authors = creditsOf(series).crew.filter(({ department }) => department === 'Writing');
  return {
    ...commonFields(series, asked, draw),
    created_by: authors.slice(0, 2).map(({ person, ...credit }) => ({
      id: person.id,
      credit_id: creditIdOf({ person, ...credit }),
      name: person.name,
      original_name: person.originalName,
      gender: person.gender,
      profile_path: person.hasPortrait ? `/f${person.id}.jpg` : null,
    })),
    episode_run_time: draw.isSo(0.5) && series.runtime > 0 ? [series.runtime] : [],
    in_production: !isOver,
    languages: [series.language],
    last_air_date: aired.at(-1)?.episode.airDate ?? null,
    last_episode_to_air: summary(aired.at(-1)),
    next_episode_to_air: summary(next),
    networks: draw.some(NETWORKS, draw.below(3)),
    number_of_episodes: episodes.length,
    number_of_seasons: regular.length,
    seasons: seasons.map((season) => seasonSummary(series, season, asked)),
    status: isOver ? draw.pick(['Ended', 'Ended', 'Canceled']) : 'Returning Series',
    type: draw.pick(['Scripted', 'Scripted', 'Miniseries', 'Documentary', 'Reality']),
  };
}

const RECORDS = { movie: movieRecord, tv: seriesRecord };

/** Returns the complete record of a title. */
export const ownRecord = (title, asked) => RECORDS[title.kind](title, asked);
