import type { Page } from '@playwright/test';
import { inTurn } from './support/extent';
import { listed } from './support/screens/screen';
import { expect, signInBefore, test } from './support/test';

/** By path; signed out where it says so. */
const ROUTES = [
  { path: '', isSignedOut: true },
  { path: '' },
  { path: 'movie/1001' },
  { path: 'movie/2005' },
  { path: 'movies' },
  { path: 'series' },
  { path: 'search' },
  { path: 'search?q=star' },
  { path: 'watchlist' },
  { path: 'studio/hbo' },
  { path: 'profile' },
  { path: 'subscription' },
  { path: 'diagnostics' },
  { path: 'watch/1001' },
  { path: 'no-such-page' },
] as const;

/** Slow enough that every state between nothing and everything is painted. */
const SLOW = { offline: false, latency: 60, downloadThroughput: 500_000, uploadThroughput: 200_000 };

/** Sums up what moves from now on, and what moved it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : '';
          return `${name} ${previousRect.top}+${previousRect.height} to ${currentRect.top}+${currentRect.height}`;
        });
        shifts.push(`${value.toFixed(4)} at ${window.scrollY}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** To the end and back, a step a frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 3) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });

for (const [turn, { path, ...route }] of ROUTES.entries()) {
  for (const width of inTurn([390, 1440], turn)) {
    const isSignedOut = 'isSignedOut' in route;
    const where = isSignedOut ? 'the landing' : `/${path}`;
    test(`nothing jumps on ${where}, ${width} wide`, { tag: '@exhaustive' }, async ({ page, traffic }) => {
      await page.setViewportSize({ width, height: 850 });
      if (!isSignedOut) await signInBefore(page);
      await listed(page);
      await watchShifts(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
      await page.goto(`./${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await traffic.settled(page);
      await scrollThrough(page);
      await traffic.settled(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });
  }
}
