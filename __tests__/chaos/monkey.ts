import type { Browser, Page } from '@playwright/test';
import { SIGNED_IN } from '../e2e/support/test';
import type { World } from './actions';
import { ACTIONS } from './actions';
import type { Report } from './instrument';
import { instrument } from './instrument';
import { makeListModel } from './listModel';
import { planOf } from './plan';
import { settle } from './settle';
import { startServer } from './startServer';

/** How many of a hundred responses of the API fail. */
const FAILING = 20;

/** The number of actions after which the monkey waits for everything that loads. */
const THOROUGH_EVERY = 20;

/** Desktop and phone take turns by seed. */
const VIEWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Returns whether another page has replaced this one meanwhile, which is not a fault. */
const isLeaving = (error: unknown) =>
  error instanceof Error &&
  /context was destroyed|interrupted by another navigation|net::ERR_ABORTED/.test(error.message);

const storedKeys = (page: Page) =>
  page.evaluate(() => {
    const items = JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as Record<string, unknown>[];
    return items.map(({ kind, id, source }) => [kind, id, source].join(' '));
  });

/**
 * Runs the actions of the seed. Rejects with the seed and the last actions at the first fault: an uncaught error, a
 * policy violation, a blank screen, an endless loading state, or at the end a watchlist that differs from the reported
 * one.
 */
export async function runMonkey(browser: Browser, { seed, actions }: { seed: number; actions: number }) {
  const server = await startServer(seed);
  const home = `${server.origin}/kinora/`;
  const view = VIEWS[seed % VIEWS.length] ?? VIEWS[0];
  const context = await browser.newContext({
    ...view,
    storageState: {
      cookies: [],
      origins: [{ origin: server.origin, localStorage: [{ name: 'kinora:auth', value: SIGNED_IN }] }],
    },
  });
  const faults: string[] = [];
  const done: string[] = [];
  const list = makeListModel();
  /** The reports about the list, each with the number of actions done before it. */
  const heard: string[] = [];
  const leaving = new WeakSet<Page>();

  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`Uncaught: ${error.stack ?? String(error)}`));
    page.on('dialog', (dialog) => {
      faults.push(`A dialog of the browser's: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/i.test(message.text())) faults.push(message.text());
    });
    page.on('filechooser', (chooser) => {
      void chooser.setFiles({ name: 'photo.gif', mimeType: 'image/gif', buffer: PICTURE }).catch(() => undefined);
    });
    // The memory of the page before it is gone.
    page.on('domcontentloaded', () => list.forgetTab(page));
  };

  const world: World = {
    context,
    home,
    weather: { clockOffset: 0, isFull: false },
    tabs: [],
    hasTouch: 'hasTouch' in view,
    openTab: async (address) => {
      const page = await context.newPage();
      watch(page);
      world.tabs.push(page);
      await page.goto(home + address, { waitUntil: 'commit' }).catch(() => undefined);
    },
    closeTab: async (page) => {
      leaving.add(page);
      world.tabs.splice(world.tabs.indexOf(page), 1);
      list.forgetTab(page);
      await page.close();
    },
  };

  /** Waits until the page is stable. If the browser shows its own error page, turns the network on and opens home. */
  const stand = async (page: Page, isThorough: boolean): Promise<void> => {
    try {
      if (!page.url().startsWith(home)) {
        await context.setOffline(false);
        await page.goto(home, { waitUntil: 'commit' });
      }
      await settle(page, isThorough);
      if (!page.url().startsWith(home)) await stand(page, isThorough);
    } catch (error) {
      if (!isLeaving(error) && page.url().startsWith(home)) throw error;
      await stand(page, isThorough);
    }
  };

  const fail = (why: unknown): never => {
    const last = done.slice(-25).map((line) => `  ${line}`);
    const words = why instanceof Error ? why.message : String(why);
    throw new Error(
      `Seed ${seed}, action ${done.length}: ${words}\n${last.join('\n')}\nAgain: npm run chaos -- --seed ${seed} --actions ${actions}`,
    );
  };

  try {
    await context.addInitScript(instrument);
    await context.exposeBinding('chaosReport', ({ page }, report: Report) => {
      if (report.kind === 'violation') faults.push(`Against the policy: ${report.what}`);
      else if (!leaving.has(page)) {
        list.hear(page, report);
        heard.push(`${done.length} ${report.kind} in tab ${world.tabs.indexOf(page)}: ${report.what}`);
      }
    });
    await server.setFailing(FAILING);
    await world.openTab('');
    for (const [index, { kind, pick, tab }] of planOf(seed, actions).entries()) {
      const page = world.tabs[tab % world.tabs.length];
      if (!page) return fail('No tab is left');
      const line = `${index} ${kind} in tab ${tab % world.tabs.length}: `;
      const said = await ACTIONS[kind](world, page, pick).catch((error: unknown) =>
        isLeaving(error) ? 'overtaken by a new page' : fail(error),
      );
      done.push(line + said);
      for (const open of world.tabs) {
        const isThorough = index % THOROUGH_EVERY === THOROUGH_EVERY - 1;
        await stand(open, isThorough).catch((error: unknown) => fail(error));
      }
      if (faults.length > 0) fail(faults.join('\n'));
    }

    // With all faults off, the list must contain the titles that were reported.
    await context.setOffline(false);
    await server.setFailing(0);
    const [page] = world.tabs as [Page];
    await ACTIONS.freeStorage(world, page, 0);
    for (const tab of world.tabs.slice(1)) await world.closeTab(tab);
    for (const look of ['at the end', 'after a reload']) {
      list.forgetTab(page);
      await page.goto(`${home}watchlist`);
      await settle(page, true);
      const keys = await storedKeys(page);
      const wrong = list.faultsOf(keys);
      if (wrong.length > 0) fail(`The list ${look}: ${wrong.join(', ')}\n${heard.slice(-60).join('\n')}`);
    }
    if (faults.length > 0) fail(faults.join('\n'));
    return { seed, actions: done.length, ...list.size() };
  } finally {
    await context.close();
    server.stop();
  }
}
