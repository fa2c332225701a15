import type { Season } from './season';

/**
 * Fills the missing texts of a season from the same season in another language.
 * @param language the language of the other season, BCP 47
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
