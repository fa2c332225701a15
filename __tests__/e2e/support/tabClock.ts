import type { Page } from '@playwright/test';
import { expect } from './test';

/** What one tab did is in all of them after this long. */
const SOON_MS = 1000;

/** A busy machine may have no time for a tab for a moment; no round takes longer even so. */
const LATEST_MS = 3000;

/** What somebody sees in a tab and what it finds stored. */
export interface Sight {
  /** Selectors of what is there. */
  there?: readonly string[];
  /** Selectors of what is not. */
  gone?: readonly string[];
  /** The watchlist's titles, in any order. */
  list?: readonly string[];
}

/**
 * The moment at which all of it is true of a tab, in milliseconds on the clock that all tabs share. The tab looks for
 * itself, so that nothing else is measured; from the call on, so a call before the deed misses nothing.
 * Rejects with what is missing after ten seconds.
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

/** Presses what a selector finds first, at a given instant. @returns when that was, on the tabs' clock */
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
 * Within a second in three rounds of four, and in three seconds always: a product that takes two is found out, a machine
 * that has no time for a moment is not.
 * @param rounds how long each took, in milliseconds
 */
export function expectSoon(rounds: readonly number[], what: string): void {
  const sorted = [...rounds].sort((a, b) => a - b);
  const [most, slowest] = [sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Infinity, sorted.at(-1) ?? Infinity];
  const figures = `${what}, in milliseconds by round: ${rounds.map(Math.round).join()}`;
  expect(most, `three of four rounds, ${figures}`).toBeLessThanOrEqual(SOON_MS);
  expect(slowest, `the slowest round, ${figures}`).toBeLessThanOrEqual(LATEST_MS);
}
