/**
 * Letters as center lines of strokes, in a box with a height of 6 units: the path commands M, L and Q with absolute
 * numbers. The bundle's commands have no fonts and no image library, so they draw icons from these.
 */
export const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M0.7 4L3.3 4',
  B: 'M0 6L0 0L2 0Q3.6 0 3.6 1.5Q3.6 3 2 3L0 3M2 3Q4 3 4 4.5Q4 6 2 6L0 6',
  C: 'M4 1.2Q3.2 0 2 0Q0 0 0 3Q0 6 2 6Q3.2 6 4 4.8',
  D: 'M0 0L0 6L1.5 6Q4 6 4 3Q4 0 1.5 0L0 0',
  E: 'M3.6 0L0 0L0 6L3.6 6M0 3L3 3',
  F: 'M3.6 0L0 0L0 6M0 3L3 3',
  G: 'M4 1.2Q3.2 0 2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3.4L2.4 3.4',
  H: 'M0 0L0 6M4 0L4 6M0 3L4 3',
  I: 'M0 0L0 6',
  J: 'M3 0L3 4.2Q3 6 1.5 6Q0.2 6 0 4.6',
  K: 'M0 0L0 6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0L0 6L3.4 6',
  M: 'M0 6L0 0L2.4 4L4.8 0L4.8 6',
  N: 'M0 6L0 0L4 6L4 0',
  O: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0',
  P: 'M0 6L0 0L2 0Q4 0 4 1.7Q4 3.4 2 3.4L0 3.4',
  Q: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0M2.6 4.4L4.2 6.2',
  R: 'M0 6L0 0L2 0Q4 0 4 1.7Q4 3.4 2 3.4L0 3.4M2 3.4L4 6',
  S: 'M3.8 1.2Q3.2 0 2 0Q0.2 0 0.2 1.5Q0.2 2.8 2 3Q4 3.2 4 4.5Q4 6 2 6Q0.6 6 0 4.8',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 4Q0 6 2 6Q4 6 4 4L4 0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.4 6L2.9 1.6L4.4 6L5.8 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  Z: 'M0 0L4 0L0 6L4 6',
  0: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0',
  1: 'M0 1.2L1.4 0L1.4 6',
  2: 'M0 1.6Q0.2 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 2.4 4L0 6L4 6',
  3: 'M0.2 0L3.8 0L1.8 2.4Q4 2.4 4 4.2Q4 6 2 6Q0.6 6 0 5',
  4: 'M3 6L3 0L0 4.2L4 4.2',
  5: 'M3.6 0L0.6 0L0.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q0.7 6 0 5',
  6: 'M3.4 0Q0 1.6 0 4.1Q0 6 2 6Q4 6 4 4.1Q4 2.4 2 2.4Q0.4 2.4 0 4',
  7: 'M0 0L4 0L1.4 6',
  8: 'M2 2.9Q0.3 2.9 0.3 1.4Q0.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.9 2 2.9Q0 2.9 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.9 2 2.9',
  9: 'M0.6 6Q4 4.4 4 1.9Q4 0 2 0Q0 0 0 1.9Q0 3.6 2 3.6Q3.6 3.6 4 2',
};

/** A "play" triangle, for names whose letters are not listed above. */
export const PLAY_STROKES = 'M0 0L4.6 3L0 6L0 0';
