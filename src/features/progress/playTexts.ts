/** The texts of a play button, without and with the name of an episode. */
export const PLAY_TEXTS = {
  play: { plain: 'Play', ofEpisode: (episode: string) => `Play ${episode}` },
  resume: { plain: 'Resume', ofEpisode: (episode: string) => `Resume ${episode}` },
  again: { plain: 'Play again', ofEpisode: (episode: string) => `Play again ${episode}` },
};
