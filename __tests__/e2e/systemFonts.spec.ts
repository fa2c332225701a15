import { LAPTOP, SCREENS, showScreen } from './support/screens';
import { expectNoSidewaysScroll } from './support/sidewaysScroll';
import { test } from './support/test';

for (const screen of SCREENS) {
  test(`${screen.name} has no sideways scroll`, { tag: '@exhaustive' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: Math.max(...(screen.widths ?? [LAPTOP])), height: 900 });
    await showScreen(page, screen);
    await expectNoSidewaysScroll(page);
  });
}
