import type { Page } from '@playwright/test';
import { PHONE } from './screens';
import { expect } from './test';

/** The size of a window of 1280 px at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };

/** Returns how much wider than the window the page is, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects no horizontal scrolling in a narrow window, and with large text. */
export async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize(ZOOMED);
  expect(await sidewaysScroll(page), 'at 400 %').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: PHONE, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page), 'on a phone, of letters twice as large').toBeLessThanOrEqual(0);
}
