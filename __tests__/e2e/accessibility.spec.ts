import type { Page } from '@playwright/test';
import { isExhaustive, variantsFor } from './support/extent';
import { LAPTOP, PHONE, SCREENS, showScreen, WIDTHS } from './support/screens';
import { expectNoSidewaysScroll, ZOOMED } from './support/sidewaysScroll';
import { expect, test } from './support/test';
import { violations } from './support/violations';

/** Toggles with a constant name. If the name states the action of a press, a pressed state would contradict it. */
const WITH_STATE = ['Fits tonight', 'Captions'];

const othersWithState = (page: Page) =>
  page
    .locator('[aria-pressed]')
    .evaluateAll(
      (toggles, names) =>
        toggles.map((toggle) => toggle.ariaLabel ?? toggle.textContent.trim()).filter((name) => !names.includes(name)),
      WITH_STATE,
    );

const screens = SCREENS.filter(({ isVariant = false }) => isExhaustive || !isVariant);

for (const [turn, screen] of screens.entries()) {
  const { part, widths = part === undefined ? WIDTHS : [PHONE, LAPTOP] } = screen;
  const looks = variantsFor(widths, turn);
  test(`${screen.name} has no violation and no sideways scroll`, { tag: '@exhaustive' }, async ({ page }) => {
    if (isExhaustive) test.slow();
    // Halfway through a fade, the colors are not those of the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: Math.max(...looks), height: 900 });
    await showScreen(page, screen);
    expect(await othersWithState(page)).toEqual([]);
    for (const width of looks) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, part), `${width} wide`).toEqual([]);
    }
    await page.setViewportSize(ZOOMED);
    if (isExhaustive) {
      // A part that exists only at some widths may be missing. The page is still checked.
      const zoomed = screen.widths ? undefined : part;
      expect(await violations(page, zoomed), 'at 400 %').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      // In forced colors, the colors are the viewer's.
      expect(
        await violations(page, zoomed, { 'color-contrast': { enabled: false } }),
        'at 400 % in forced colours',
      ).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  });
}
