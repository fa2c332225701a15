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
  /** Uncaught errors, unhandled rejections and policy violations of the page. Every test expects none. */
  faults: string[];
  /** Warnings and errors that the app logged, without the browser's own lines about failed loads. */
  log: string[];
  /** The requests of the page. Every test expects no unnecessary ones. */
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
      // Skips lines of the browser, and of Playwright if it blocks service workers.
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
      // A test that has failed reports its own error.
      if (testInfo.status === 'passed')
        expect(lacksStanding(testInfo, context), 'a row that asks whether it stands').toBe(false);
      expect(await traffic.faults()).toEqual([]);
    },
    { auto: true },
  ],
});

/** Stores the session of a viewer who signed in on an earlier visit. Only the first load of a tab writes it. */
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

/** Goes from the landing to home as on a first visit, without the simulated delay of sign-in. */
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

/** Collects the paths below the product API that the page requests, in order. */
export function productCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = /\/kinora\/api\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (path !== undefined) calls.push(path);
  });
  return calls;
}
