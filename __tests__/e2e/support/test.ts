import { siteKey } from '../../../src/lib/siteKey';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { open } from './open';
import { lacksStanding } from './stood';
import type { Traffic } from './traffic';
import { watchTraffic } from './traffic';
import { watchTries } from './tries';

export { expect };

export const DEMO = { email: 'demo@kinora.example', password: 'kinora-demo' };

export const SIGNED_IN = JSON.stringify({
  authenticated: true,
  email: DEMO.email,
  plan: null,
  loginAt: '2026-01-01T00:00:00.000Z',
  registered: false,
  registration: null,
  _persist: { version: 1, rehydrated: true },
});

interface Faults {
  /** Uncaught errors, unhandled rejections and policy violations of the page; every test expects none. */
  faults: string[];
  /** Lines that the app logged as warnings or errors, the browser's own about failed loads left out. */
  log: string[];
  /** What goes over the wire; every test expects that nothing does without need. */
  traffic: Traffic;
}

export const test = base.extend<Faults & { noFaults: undefined }>({
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.stack ?? String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/i.test(message.text())) faults.push(message.text());
    });
    await use(faults);
  },
  log: async ({ page }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      // The browser's, and Playwright's where there is to be no service worker.
      const isOurs = !/^(Failed to load resource|Service Worker registration blocked)/.test(message.text());
      if (isOurs && ['warning', 'error'].includes(message.type())) lines.push(message.text());
    });
    await use(lines);
  },
  traffic: async ({ context }, use) => {
    watchTries(context);
    await use(watchTraffic(context));
  },
  noFaults: [
    async ({ traffic, faults, context }, use, testInfo) => {
      await use(undefined);
      expect(faults).toEqual([]);
      // What failed before has said so.
      if (testInfo.status === 'passed')
        expect(lacksStanding(testInfo, context), 'a row that asks whether it stands').toBe(false);
      expect(await traffic.faults()).toEqual([]);
    },
    { auto: true },
  ],
});

/** What a viewer who signed in earlier finds; `keep` leaves what is stored alone from the second load on. */
export async function signInBefore(page: Page, basePath = '/kinora/') {
  await page.addInitScript(
    ([key, state]) => {
      if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.getItem('seeded') !== null)
        return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key, state);
    },
    [siteKey('kinora:auth', basePath), SIGNED_IN] as const,
  );
}

/** The way of a first visit, from the landing to home, without the wait that sign-in pretends to need. */
export async function signInByHand(page: Page) {
  await page.clock.install();
  await open(page, './');
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMO.email);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
}

/** The paths below the product API that the page asks for, in their order. */
export function productCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = /\/kinora\/api\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (path !== undefined) calls.push(path);
  });
  return calls;
}
