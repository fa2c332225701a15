import { prefersLessMotion, prefersStills } from '@/lib/motion';

/** Sets the result of `matchMedia`. jsdom and some browsers lack the function. */
const answerWith = (matches: boolean | undefined) =>
  Object.assign(window, { matchMedia: matches === undefined ? undefined : () => ({ matches }) });

afterEach(() => {
  answerWith(undefined);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('matchMedia with the result %s means reduced motion: %s', (matches, expected) => {
  answerWith(matches);

  expect(prefersLessMotion()).toBe(expected);
  expect(prefersStills()).toBe(expected);
});
