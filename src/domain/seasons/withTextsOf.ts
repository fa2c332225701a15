import type { Season } from './season';

/**
 * A season whose missing texts are those of the same season in another language.
 * @param language BCP 47, the other's
 */
export function withTextsOf(season: Season, other: Season, language: string): Season {
  const texts = new Map(other.episodes.map(({ number, overview }) => [number, overview]));
  return {
    ...season,
    ...filled(season.overview, other.overview, language),
    episodes: season.episodes.map((episode) => ({
      ...episode,
      ...filled(episode.overview, texts.get(episode.number) ?? '', language),
    })),
  };
}

const filled = (own: string, other: string, language: string) =>
  own === '' && other !== '' ? { overview: other, overviewLanguage: language } : {};
