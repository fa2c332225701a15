import type { Page } from '@playwright/test';
import { expect } from './test';

/** A change in one tab reaches all tabs within this time. */
const SOON_MS = 1000;

/** A busy machine may delay a tab for a moment. Even so, no round takes longer. */
const LATEST_MS = 3000;

/** The page content and the stored watchlist that a tab waits for. */
export interface Sight {
  /** Selectors that must match. */
  there?: readonly string[];
  /** Selectors that must not match. */
  gone?: readonly string[];
  /** The titles of the watchlist, in any order. */
  list?: readonly string[];
}

/**
 * Resolves with the moment at which the tab fulfills all conditions, in milliseconds on the clock that all tabs share.
 * The tab polls itself, so that nothing else is measured. It starts with the call, so a call before the action misses
 * nothing. Rejects after ten seconds with the missing conditions.
 */
export const momentOf = (page: Page, sight: Sight): Promise<number> =>
  page.evaluate(
    ({ there = [], gone = [], list }) =>
      new Promise<number>((resolve, reject) => {
        const since = performance.now();
        const wanted = list && JSON.stringify([...list].sort());
        const stored = () =>
          (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { title: string }[]).map(({ title }) => title);
        const missing = () => [
          ...there.filter((selector) => document.querySelector(selector) === null),
          ...gone.filter((selector) => document.querySelector(selector) !== null).map((selector) => `no ${selector}`),
          ...(wanted === undefined || JSON.stringify(stored().sort()) === wanted ? [] : ['the list']),
        ];
        const look = () => {
          const still = missing();
          if (still.length === 0) resolve(performance.timeOrigin + performance.now());
          else if (performance.now() - since < 10_000) setTimeout(look, 5);
          else reject(new Error(`A tab has not got after ten seconds: ${still.join(', ')}`));
        };
        look();
      }),
    sight,
  );

/** Presses the first match of a selector at a given time. @returns the time of the press on the shared clock */
export const pressAt = (page: Page, selector: string, instant: number) =>
  page.evaluate(
    ([place, at]) =>
      new Promise<number>((resolve) => {
        const wait = () => {
          if (Date.now() < at) {
            setTimeout(wait);
            return;
          }
          const when = performance.timeOrigin + performance.now();
          document.querySelector<HTMLElement>(place)?.click();
          resolve(when);
        };
        wait();
      }),
    [selector, instant] as const,
  );

/**
 * Expects three of four rounds to take at most a second, and all of them three seconds. This detects a product that
 * takes two seconds, and tolerates a machine that pauses for a moment.
 * @param rounds the duration of each, in milliseconds
 */
export function expectSoon(rounds: readonly number[], what: string): void {
  const sorted = [...rounds].sort((a, b) => a - b);
  const [most, slowest] = [sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Infinity, sorted.at(-1) ?? Infinity];
  const figures = `${what}, in milliseconds by round: ${rounds.map(Math.round).join()}`;
  expect(most, `three of four rounds, ${figures}`).toBeLessThanOrEqual(SOON_MS);
  expect(slowest, `the slowest round, ${figures}`).toBeLessThanOrEqual(LATEST_MS);
}
