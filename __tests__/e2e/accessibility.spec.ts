import AxeBuilder from '@axe-core/playwright';
import { LAPTOP, PHONE, SCREENS, showScreen, WIDTHS } from './support/screens';
import { expect, test } from './support/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const screen of SCREENS.filter(({ isVariant }) => isVariant !== true)) {
  const { part, widths = part === undefined ? WIDTHS : [PHONE, LAPTOP] } = screen;
  test(`${screen.name} has no violation and no sideways scroll`, async ({ page }) => {
    test.setTimeout(60_000);
    // Half-way through a fade, colours are none of the page's.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: Math.max(...widths), height: 900 });
    await showScreen(page, screen);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const axe = new AxeBuilder({ page }).withTags(STANDARDS).exclude('iframe');
      const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(found).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
