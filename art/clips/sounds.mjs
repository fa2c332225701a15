/**
 * The sound of each slide: chords of soft tones and bands of noise, all with whole periods per loop.
 * tones: frequency, level; `partials` are their overtones; swell: [turns per loop, depth, offset].
 * noise: band [low, high] in Hz, level, swell. drops: short taps, with their number and pitch.
 */
export const SOUNDS = {
  'the-boys': {
    tones: [
      { at: [55, 82.4, 130.8], level: 0.32, partials: [1, 0.35, 0.12], swell: [1, 0.5, 0] },
      { at: [311.1, 392], level: 0.05, partials: [1, 0.2], swell: [2, 0.9, 0.5] },
    ],
    noise: [
      { band: [900, 6500], level: 0.34, swell: [1, 0.25, 0.2] },
      { band: [120, 420], level: 0.3, swell: [2, 0.5, 0.1] },
    ],
    drops: { count: 90, pitch: [900, 2600], level: 0.05 },
  },
  'money-heist': {
    tones: [
      { at: [60, 120, 180], level: 0.26, partials: [1, 0.4, 0.18, 0.08], swell: [2, 0.3, 0] },
      { at: [146.8, 174.6, 220], level: 0.12, partials: [1, 0.3, 0.1], swell: [1, 0.6, 0.25] },
    ],
    noise: [
      { band: [200, 700], level: 0.2, swell: [2, 0.5, 0.4] },
      { band: [2500, 5200], level: 0.04, swell: [3, 0.9, 0.1] },
    ],
    drops: { count: 18, pitch: [420, 900], level: 0.03 },
  },
  'game-of-thrones': {
    tones: [
      { at: [73.4, 110, 146.8], level: 0.3, partials: [1, 0.5, 0.25, 0.12, 0.06], swell: [1, 0.35, 0] },
      { at: [174.6, 220], level: 0.12, partials: [1, 0.45, 0.2], swell: [2, 0.7, 0.6] },
    ],
    noise: [
      { band: [180, 620], level: 0.55, swell: [1, 0.75, 0.3] },
      { band: [700, 1500], level: 0.14, swell: [2, 0.9, 0.75] },
    ],
    drops: { count: 0, pitch: [1, 1], level: 0 },
  },
  interstellar: {
    tones: [
      { at: [43.6, 65.4, 130.8], level: 0.3, partials: [1, 0.6, 0.3, 0.2, 0.1, 0.06], swell: [1, 0.3, 0] },
      { at: [196, 261.6, 329.6], level: 0.11, partials: [1, 0.5, 0.35, 0.2, 0.12], swell: [1, 0.7, 0.35] },
      { at: [392, 493.9], level: 0.04, partials: [1, 0.4, 0.2], swell: [2, 0.9, 0.1] },
    ],
    noise: [{ band: [150, 500], level: 0.16, swell: [2, 0.6, 0.5] }],
    drops: { count: 0, pitch: [1, 1], level: 0 },
  },
  avengers: {
    tones: [
      { at: [49, 73.4, 98], level: 0.3, partials: [1, 0.6, 0.35, 0.2, 0.1], swell: [2, 0.45, 0] },
      { at: [146.8, 185, 220], level: 0.13, partials: [1, 0.5, 0.3, 0.1], swell: [4, 0.6, 0.1] },
      { at: [293.7, 440], level: 0.05, partials: [1, 0.3], swell: [1, 0.95, 0.4] },
    ],
    noise: [
      { band: [250, 900], level: 0.3, swell: [2, 0.8, 0.2] },
      { band: [1800, 5000], level: 0.07, swell: [4, 0.9, 0.6] },
    ],
    drops: { count: 0, pitch: [1, 1], level: 0 },
  },
};
