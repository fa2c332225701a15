/** Every screen at every width, every race many times: `npm run test:exhaustive`. Otherwise each is looked at once. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

/** All of the values when all are wanted; otherwise one, another one each time, so that each has its turn. */
export const inTurn = <Value>(values: readonly Value[], turn: number): readonly Value[] =>
  isExhaustive ? values : values.slice(turn % values.length, (turn % values.length) + 1);
