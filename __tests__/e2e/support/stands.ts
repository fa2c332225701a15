import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const SCRIPTED = ['NaN', 'Invalid Date', 'undefined', '[object Object]'];

/** What holds on any screen whatever went wrong: one heading, a way on, words, and nothing still to come. */
export async function expectToStand(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^(Loading|Searching)\b/)).toHaveCount(0);
  const text = await page.locator('body').innerText();
  expect(text.length).toBeGreaterThan(40);
  for (const word of SCRIPTED) expect(text).not.toContain(word);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
}

/** The header's links lead on as ever. */
export async function expectWayOut(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WATCHLIST' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
}

/** What keeps somebody from using the page at all. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}
