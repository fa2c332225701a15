import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { live } from './open';
import { noteStanding } from './stood';
import { expect } from './test';
import { triesOf } from './tries';

const SCRIPTED = ['NaN', 'Invalid Date', 'undefined', '[object'];

const LOADING = /^(Loading|Searching)\b/;

/** The app waits for no response longer than this. */
const STAND_TIMEOUT_MS = 11_000;

/** The most requests of a URL: the first one, a retry, and another one for "Try Again". */
const MOST_TRIES = 3;

/** Elements that may contain the focus. Before the first press, it is on the body. */
const MAY_HAVE_FOCUS = 'main, header, footer, nav, [role="dialog"], [role="alertdialog"], dialog, a[href="#content"]';

/** Expects the first link or button to be pressable: visible, still and not covered. An open dialog has its own. */
async function expectNavigation(page: Page, timeout: number) {
  const dialog = page.locator(':modal');
  const isOpen = (await dialog.count()) === 0;
  const within = isOpen ? page.getByRole('banner').or(page.getByRole('main')) : dialog.last();
  // A single locator, which is evaluated again if the page changes meanwhile.
  const first = within.getByRole('link').or(within.getByRole('button')).filter({ visible: true }).first();
  await first.click({ trial: true, timeout });
}

/**
 * Expects the properties of every screen, even after faults: one heading, text, a way on, no loading state after eleven
 * seconds, a visible focus, and no words of scripts such as `NaN`. Stays on the page.
 */
export async function expectToStand(page: Page, { patience = STAND_TIMEOUT_MS }: { patience?: number } = {}) {
  const soon = { timeout: patience };
  await live(page, patience);
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: LOADING })).toHaveCount(1, soon);
  await expect(page.getByText(LOADING)).toHaveCount(0, soon);
  const text = await page.locator('body').innerText();
  expect(text.length, 'a page that is not blank').toBeGreaterThan(40);
  for (const word of SCRIPTED) expect(text).not.toContain(word);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
  const lost = await page.evaluate((places) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    return focused.closest(places) && focused.checkVisibility()
      ? null
      : `${focused.localName} ${focused.textContent.slice(0, 80)}`;
  }, MAY_HAVE_FOCUS);
  expect(lost, 'the focus').toBeNull();
  await expectNavigation(page, patience);
  for (const [url, count] of triesOf(page)) expect(count, url).toBeLessThanOrEqual(MOST_TRIES);
  noteStanding(page);
}

/** Expects the links of the header to work. */
export async function expectWayOut(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WATCHLIST' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
}

/** Expects no accessibility violation that is serious or critical. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}
