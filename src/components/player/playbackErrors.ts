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
    heading: 'Video not found',
    hint: 'The site owner needs to restore the file.',
  },
  unplayable: {
    heading: 'This browser can’t play the video',
    hint: 'The file is damaged or in a format this browser can’t play. Try another browser.',
  },
  forbidden: {
    heading: 'The video’s server is not allowed',
    hint: 'The site owner needs to add it to mediaHosts in config.json and run node deploy/apply.cjs.',
  },
  network: {
    heading: 'Connection lost',
    hint: 'Playback will resume when the connection is back.',
  },
};
