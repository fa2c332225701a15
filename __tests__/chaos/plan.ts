import fc from 'fast-check';

/** The actions of the monkey and their relative frequency. */
const WEIGHTS = {
  press: 30,
  toggle: 12,
  key: 14,
  type: 6,
  scroll: 8,
  hover: 3,
  openAddress: 7,
  goBack: 5,
  goForward: 2,
  reload: 2,
  signIn: 5,
  openTab: 2,
  closeTab: 2,
  killTab: 1,
  goOffline: 2,
  goOnline: 5,
  jumpClock: 2,
  fillStorage: 2,
  freeStorage: 5,
} as const;

export type ActionKind = keyof typeof WEIGHTS;

export interface Action {
  kind: ActionKind;
  /** The index of the target among the available ones. `tab` works likewise. */
  pick: number;
  tab: number;
}

const kinds = Object.keys(WEIGHTS) as ActionKind[];
const number = fc.noBias(fc.nat(999_999));

const anyAction: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(...kinds.map((kind) => ({ weight: WEIGHTS[kind], arbitrary: fc.constant(kind) }))),
  pick: number,
  tab: number,
});

/** Returns the same actions for the same seed, independent of the page. */
export const planOf = (seed: number, actions: number): Action[] => fc.sample(anyAction, { seed, numRuns: actions });
