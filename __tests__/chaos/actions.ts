import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO } from '../e2e/support/test';
import { ADDRESSES, CLOCKS, KEYS, TEXTS } from './choices';
import type { Weather } from './instrument';
import type { ActionKind } from './plan';
import type { Target } from './targets';
import { findTarget, SELECTORS } from './targets';

/** The state that an action works on. */
export interface World {
  context: BrowserContext;
  home: string;
  weather: Weather;
  tabs: Page[];
  hasTouch: boolean;
  openTab: (address: string) => Promise<void>;
  closeTab: (page: Page) => Promise<void>;
}

type Action = (world: World, page: Page, pick: number) => Promise<string>;

/** Enough for a page that responds. A page that does not is examined after the action. */
const BRIEFLY = { timeout: 5000 };

const oneOf = <Item>(items: readonly Item[], pick: number): Item => items[pick % items.length] as Item;

/** In some tabs, Chromium confirms no more taps after a while. It still accepts clicks. */
const tap = async (page: Page, { x, y }: Target) => {
  const isConfirmed = page.touchscreen.tap(x, y).then(() => true);
  if (!(await Promise.race([isConfirmed, sleep(BRIEFLY.timeout, false)]))) await page.mouse.click(x, y);
};

const act =
  (kind: keyof typeof SELECTORS): Action =>
  async ({ hasTouch }, page, pick) => {
    const target = await page.evaluate(findTarget, { selector: SELECTORS[kind], pick });
    if (!target) return 'nothing there';
    if (kind === 'hover') await page.mouse.move(target.x, target.y);
    else if (hasTouch) await tap(page, target);
    else await page.mouse.click(target.x, target.y);
    return target.name;
  };

/** Navigates. If the network is off, the current page stays. */
const load = async (world: World, page: Page, go: () => Promise<unknown>) => {
  // A failed navigation is allowed. The page that was open in the tab may be gone.
  await go().catch(() => undefined);
};

/** Changes the weather of all open tabs, and of tabs that open later. */
async function setWeather({ context, home, tabs, weather }: World, change: Partial<Weather>): Promise<string> {
  Object.assign(weather, change);
  const said = JSON.stringify(weather);
  await context.addCookies([{ name: 'chaos', value: encodeURIComponent(said), url: home }]);
  for (const tab of tabs) {
    await tab.evaluate((now) => {
      Object.assign(window.chaosWeather ?? {}, now);
    }, weather);
  }
  return said;
}

const signIn: Action = async (_world, page) => {
  const email = page.getByRole('textbox', { name: /^Email/ });
  const password = page.getByLabel('Password', { exact: true });
  if ((await page.getByRole('navigation', { name: 'Main' }).count()) > 0) return 'signed in already';
  if ((await email.count()) !== 1) return 'nowhere to sign in';
  try {
    await email.fill(DEMO.email, BRIEFLY);
    if ((await password.count()) === 0) await email.press('Enter', BRIEFLY);
    await password.fill(DEMO.password, BRIEFLY);
    await password.press('Enter', BRIEFLY);
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'attached', ...BRIEFLY });
    return 'done';
  } catch {
    return 'not to the end';
  }
};

export const ACTIONS: Readonly<Record<ActionKind, Action>> = {
  press: act('press'),
  toggle: act('toggle'),
  hover: act('hover'),
  signIn,
  key: async (_world, page, pick) => {
    await page.keyboard.press(oneOf(KEYS, pick));
    return oneOf(KEYS, pick);
  },
  type: async (_world, page, pick) => {
    const field = await page.evaluate(findTarget, { selector: 'input, textarea', pick });
    if (field) await page.mouse.click(field.x, field.y);
    await page.keyboard.insertText(oneOf(TEXTS, pick));
    if (pick % 2 === 0) await page.keyboard.press('Enter');
    return oneOf(TEXTS, pick).slice(0, 20);
  },
  scroll: async (_world, page, pick) => {
    const top = (pick % 4000) - 1500;
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
    return String(top);
  },
  openAddress: async (world, page, pick) => {
    const address = oneOf(ADDRESSES, pick);
    await load(world, page, () => page.goto(world.home + address, { waitUntil: 'commit' }));
    return address;
  },
  goBack: async (world, page) => {
    await load(world, page, () => page.goBack({ waitUntil: 'commit', ...BRIEFLY }));
    return page.url();
  },
  goForward: async (world, page) => {
    await load(world, page, () => page.goForward({ waitUntil: 'commit', ...BRIEFLY }));
    return page.url();
  },
  reload: async (world, page) => {
    await load(world, page, () => page.reload({ waitUntil: 'commit' }));
    return page.url();
  },
  openTab: async ({ tabs, openTab }, _page, pick) => {
    if (tabs.length > 1) return 'two already';
    await openTab(oneOf(ADDRESSES, pick));
    return oneOf(ADDRESSES, pick);
  },
  closeTab: async ({ tabs, closeTab }, page) => {
    if (tabs.length < 2) return 'the only one';
    await closeTab(page);
    return 'closed';
  },
  killTab: async ({ context, tabs, openTab, closeTab }, page, pick) => {
    // Tabs of one site may share a process.
    if (tabs.length > 1) return 'not the only one';
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash', BRIEFLY);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await openTab(oneOf(ADDRESSES, pick));
    await closeTab(page);
    return oneOf(ADDRESSES, pick);
  },
  goOffline: async ({ context }) => {
    await context.setOffline(true);
    return 'offline';
  },
  goOnline: async ({ context }) => {
    await context.setOffline(false);
    return 'online';
  },
  jumpClock: (world, _page, pick) => setWeather(world, { clockOffset: oneOf(CLOCKS, pick) }),
  fillStorage: (world) => setWeather(world, { isFull: true }),
  freeStorage: (world) => setWeather(world, { isFull: false }),
};
