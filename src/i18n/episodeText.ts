import type { EpisodeNumber } from '@/domain/film/film';
import { t } from './t';

/** Returns the number of an episode as lists and the player show it: `S1 E2`. */
export const episodeText = ({ season, episode }: EpisodeNumber): string =>
  t('S{season} E{episode}', { season, episode });
