import { unnamedEpisode } from '@/domain/seasons/readSeason';
import { tStored } from './t';

/**
 * Returns an episode in the list of its season: `3. The Wick`, or `Episode 3` without a name. TMDB names such episodes in
 * the language of the request, so the translated names are compared.
 */
export function listedEpisode(number: number, name: string): string {
  const text = tStored(name);
  return text === tStored(unnamedEpisode(number)) ? text : `${number}. ${text}`;
}
