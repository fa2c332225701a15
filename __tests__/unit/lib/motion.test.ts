import { prefersLessMotion, prefersStills } from '@/lib/motion';

/** jsdom has no matchMedia, as browsers without it. */
const answerWith = (matches: boolean | undefined) =>
  Object.assign(window, { matchMedia: matches === undefined ? undefined : () => ({ matches }) });

afterEach(() => {
  answerWith(undefined);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('matchMedia that says %s means less motion: %s', (matches, expected) => {
  answerWith(matches);

  expect(prefersLessMotion()).toBe(expected);
  expect(prefersStills()).toBe(expected);
});
