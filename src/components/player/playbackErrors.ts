/** The reason why a video does not play. */
export type PlaybackError =
  /** The server has no such file. */
  | 'missing'
  /** The file exists, but this browser cannot play it. */
  | 'unplayable'
  /** The Content Security Policy of the page blocks the file. */
  | 'forbidden'
  /** The network or the server is not available at the moment. */
  | 'network';

interface Words {
  heading: string;
  hint: string;
}

export const PLAYBACK_ERROR_TEXTS: Readonly<Record<PlaybackError, Words>> = {
  missing: {
    heading: 'The film is not there',
    hint: 'Its file is missing on the server. Whoever runs this site can put it back; then try again.',
  },
  unplayable: {
    heading: 'This browser cannot play the film',
    hint: 'Its file is damaged or in a form that is not played here. Another browser may play it.',
  },
  forbidden: {
    heading: 'The film’s server is not allowed here',
    hint: 'Whoever runs this site can allow it: mediaHosts in config.json names it, then node deploy/apply.cjs.',
  },
  network: {
    heading: 'The connection is lost',
    hint: 'The film goes on where it was as soon as the connection is back.',
  },
};
