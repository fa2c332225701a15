import type { Page } from '@playwright/test';
import { PHONE } from './screens';
import { expect } from './test';

/** 1280 px at 400 %. */
export const ZOOMED = { width: 320, height: 256 };

/** How much wider than the window the page is. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing is wider than the window where that is narrow, or its letters are large. */
export async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize(ZOOMED);
  expect(await sidewaysScroll(page), 'at 400 %').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: PHONE, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page), 'on a phone, of letters twice as large').toBeLessThanOrEqual(0);
}
