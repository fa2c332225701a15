/** What the short film is. Its bars, of three beats, are two seconds long: picture and music share them. */
export const FILM = {
  name: 'the-forty-first-lamp',
  title: 'The Forty-First Lamp',
  width: 1280,
  height: 720,
  fps: 24,
  seconds: 84,
  sampleRate: 48_000,
};

/** Everything is drawn in units of the heroes' wide view: 1600 x 900. */
export const VIEW = { w: 1600, h: 900, cx: 800, cy: 450 };
