import type { Page } from '@playwright/test';
import { SCREENS, showScreen } from '../../__tests__/e2e/support/screens';
import { test } from '../../__tests__/e2e/support/test';
import { fileOf } from './files';
import { LOOKS } from './looks';

for (const screen of SCREENS) {
  test(screen.name, async ({ page }, { project }) => {
    const look = LOOKS.find(({ name }) => name === project.name);
    const isHere = look && screen.widths?.includes(look.like) !== false && !(look.isTelevision && screen.hasPreview);
    test.skip(!isHere, 'This state does not exist here.');
    await look?.prepare?.(page);
    await showScreen(page, screen);
    const grows = screen.isLong && project.use.isMobile;
    if (screen.isLong) await scrollThrough(page);
    if (grows) await growToPage(page);
    await settle(page);
    await page.screenshot({
      path: fileOf(screen.name, project.name),
      fullPage: screen.isLong && !grows,
      animations: 'disabled',
    });
  });
}

/** Scrolls through the page, so that lazy images load. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/**
 * Grows the window to the height of the page. A full-page screenshot would be rendered as if there were a mouse, which
 * is wrong for touch devices.
 */
async function growToPage(page: Page) {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** Waits until the font is loaded, and every requested image is loaded and decoded. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    const asked = [...document.images].filter((image) => image.complete || isSeen(image));
    await Promise.allSettled(asked.map((image) => image.decode()));
    await new Promise(requestAnimationFrame);
  });
