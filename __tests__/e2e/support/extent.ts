/** Every screen at every width, every race many times: `npm run test:exhaustive`. Otherwise each is looked at once. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

/** For a test that both runs have; the exhaustive one may look at more in it. */
export const IN_BOTH = { tag: '@exhaustive' };

/** For a test that `npm test` leaves to the exhaustive run. */
export const EXHAUSTIVE_ONLY = { tag: ['@exhaustive', '@rare'] };

/** All of the values when all are wanted; otherwise one, another one each time, so that each has its turn. */
export const inTurn = <Value>(values: readonly Value[], turn: number): readonly Value[] =>
  isExhaustive ? values : values.slice(turn % values.length, (turn % values.length) + 1);
