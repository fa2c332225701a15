import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inTurn, isExhaustive } from './support/extent';
import { LAPTOP, PHONE, SCREENS, showScreen, WIDTHS } from './support/screens';
import { expect, test } from './support/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What breaks a rule on this page, or in a part of it. Frames are other people's pages. */
async function violations(page: Page, part: string | undefined, besides: string[] = []) {
  // Without frames the old way of running says the same in a fifth of the time, and nobody reads what was right.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .setLegacyMode(true)
    .disableRules(besides)
    .exclude('iframe');
  const results = await (part === undefined ? axe : axe.include(part)).analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** 1280 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** How much wider than the window the page is. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const screens = SCREENS.filter(({ isVariant = false }) => isExhaustive || !isVariant);

for (const [turn, screen] of screens.entries()) {
  const { part, widths = part === undefined ? WIDTHS : [PHONE, LAPTOP] } = screen;
  const looks = inTurn(widths, turn);
  test(`${screen.name} has no violation and no sideways scroll`, { tag: '@exhaustive' }, async ({ page }) => {
    if (isExhaustive) test.slow();
    // Half-way through a fade, colours are none of the page's.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: Math.max(...looks), height: 900 });
    await showScreen(page, screen);
    for (const width of looks) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, part), `${width} wide`).toEqual([]);
    }
    await page.setViewportSize(ZOOMED);
    if (isExhaustive) {
      // What exists on some widths only may be gone; the page is there.
      const zoomed = screen.widths ? undefined : part;
      expect(await violations(page, zoomed), 'at 400 %').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      // The colours are the viewer's own then.
      expect(await violations(page, zoomed, ['color-contrast']), 'at 400 % in forced colours').toEqual([]);
    }
    expect(await sidewaysScroll(page), 'at 400 %').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: PHONE, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysScroll(page), 'on a phone, of letters twice as large').toBeLessThanOrEqual(0);
  });
}
