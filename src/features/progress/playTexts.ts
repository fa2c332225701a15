import { t } from '@/i18n/t';

/** The texts of a play button, without and with the name of an episode. */
export const PLAY_TEXTS = {
  play: { plain: t('Play'), ofEpisode: (episode: string) => t('Play {episode}', { episode }) },
  resume: { plain: t('Resume'), ofEpisode: (episode: string) => t('Resume {episode}', { episode }) },
  again: { plain: t('Play again'), ofEpisode: (episode: string) => t('Play again {episode}', { episode }) },
};
