import type { Browser, CDPSession } from '@playwright/test';
import { SIGNED_IN } from '../e2e/support/test';
import { watchTraffic } from '../e2e/support/traffic';
import { startServer } from './startServer';

/** Every page including the player, visited in this order again and again. */
const ROUND = [
  '',
  'movie/1001',
  'movies',
  'movie/23842?from=tmdb',
  'person/17170?from=tmdb',
  'collection/11105?from=tmdb',
  'series',
  'movie/18095?type=tv&from=tmdb',
  'movie/18095/season/1?type=tv&from=tmdb',
  'search',
  'search?q=star',
  'watchlist',
  'watch/3062',
  'studio/hbo',
  'profile',
  'subscription',
  'diagnostics',
  'movies?genre=18&sort=date',
  'no-such-page',
  'series?genre=99',
];

/** The number of changes that fill the intended caches: responses, chunks, images, compiled code. */
const WARM = 500;

export interface Figures {
  nodes: number;
  listeners: number;
  heap: number;
}

/** Runs in the page. Opens the addresses as a link would, each one after the last has become stable. */
async function walk(addresses: string[]): Promise<string | null> {
  const frame = () => new Promise(requestAnimationFrame);
  for (const address of addresses) {
    const state = { idx: 0, key: crypto.randomUUID(), usr: null };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    const giveUpAt = performance.now() + 20_000;
    const stands = () =>
      document.querySelectorAll('h1').length === 1 &&
      !/^(Loading|Searching)\b/m.test(document.querySelector('main')?.innerText ?? 'Loading');
    do {
      await frame();
      await frame();
      if (performance.now() > giveUpAt) return `${address}: ${document.body.innerText.slice(0, 300)}`;
    } while (!stands());
  }
  return null;
}

/**
 * Measures after garbage collection. Collects three times, because objects that one collection frees may hold others.
 */
async function measure(session: CDPSession): Promise<Figures> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners'), heap: figure('JSHeapUsedSize') };
}

/**
 * Warms up and changes the route this many times. Returns the figures after the warm-up and at the end, taken on the
 * same screen.
 */
export async function soak(browser: Browser, changes: number): Promise<{ warm: Figures; last: Figures }> {
  const server = await startServer(0);
  const home = `${server.origin}/kinora/`;
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin: server.origin, localStorage: [{ name: 'kinora:auth', value: SIGNED_IN }] }],
    },
  });
  try {
    const traffic = watchTraffic(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(home);
    await page.getByRole('region', { name: 'Featured' }).waitFor();
    const addresses = ROUND.map((address) => home + address);
    const goOn = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const stuck = await page.evaluate(walk, addresses);
        if (stuck !== null) throw new Error(`A page that does not come to stand: ${stuck}`);
      }
      // Everything that the screen shows has loaded.
      await traffic.settled(page);
      return measure(session);
    };
    const warm = await goOn(WARM / ROUND.length);
    const last = await goOn(changes / ROUND.length);
    return { warm, last };
  } finally {
    await context.close();
    server.stop();
  }
}
