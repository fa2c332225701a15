import { IN_BOTH } from './support/extent';
import { SCREENS, showScreen } from './support/screens';
import { sidewaysScroll } from './support/sidewaysScroll';
import { expect, test } from './support/test';

/** Text at twice its size is wider than text in any font. */
for (const name of ['sign-in with errors', 'sign-up with errors', 'change of the password']) {
  test(`${name} is no wider than the narrowest phone in any font`, IN_BOTH, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const screen of SCREENS.filter((one) => one.name === name)) await showScreen(page, screen);
    for (const size of ['', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect(await sidewaysScroll(page), `letters of ${size || 'their size'}`).toBeLessThanOrEqual(0);
    }
  });
}
