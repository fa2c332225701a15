/** The length of a bar of the waltz, and of its beat, in seconds. */
export const BAR = 2;
export const BEAT = BAR / 3;

/** The moments, in seconds, at which the image and the sound of an event meet. Most of them fall on a beat. */
export const CUES = {
  match: 0.9,
  titleIn: 2,
  titleOut: 7,
  /** The lamps of the street. Each is lit on the last beat of its bar. */
  lit: [4, 5, 6, 7].map((bar) => bar * BAR + 2 * BEAT),
  /** The forty lamps up the hill, one after the other. */
  hillLit: { from: 17.333, to: 22.533 },
  /** The wind reaches the lamps of the street. */
  blown: [25.4, 26.2, 26.9, 27.5],
  hillBlown: { from: 28.4, to: 31.2 },
  moonOut: 35.4,
  horn: [40, 43.4],
  ladderUp: 47.6,
  /** Two rungs per beat. */
  climb: { from: 50, to: 58, rungs: 24 },
  touch: 30 * BAR + BEAT,
  moonLit: 30 * BAR + 2 * BEAT,
  bell: [66, 68],
  hillLitAgain: { from: 70, to: 73.9 },
};

/** Returns the time at which lamp `i` of the forty on the hill changes. */
export const lampAt = ({ from, to }, i) => from + ((to - from) * i) / 39;
