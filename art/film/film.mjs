/** The data of the short film. A bar has three beats and two seconds, for both image and music. */
export const FILM = {
  name: 'the-forty-first-lamp',
  title: 'The Forty-First Lamp',
  width: 1280,
  height: 720,
  fps: 24,
  seconds: 84,
  sampleRate: 48_000,
};

/** The view of all drawings, in units: the same as the wide view of the heroes. */
export const VIEW = { w: 1600, h: 900, cx: 800, cy: 450 };
