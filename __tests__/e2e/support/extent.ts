/**
 * Whether to test every screen at every width and every race many times: `npm run test:exhaustive`. Otherwise each is
 * tested once.
 */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

/** For tests of both runs. The exhaustive run may check more in them. */
export const IN_BOTH = { tag: '@exhaustive' };

/** For tests that only the exhaustive run has. */
export const EXHAUSTIVE_ONLY = { tag: ['@exhaustive', '@rare'] };

/**
 * Returns all values in the exhaustive run. Otherwise returns the one that `turn` selects, so that a series of tests
 * covers all of them.
 */
export const variantsFor = <Value>(values: readonly Value[], turn: number): readonly Value[] =>
  isExhaustive ? values : values.slice(turn % values.length, (turn % values.length) + 1);
