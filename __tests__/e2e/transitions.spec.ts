import type { Page } from '@playwright/test';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
  // Simulates a fast device on any machine: its clock stands still.
  await page.clock.setFixedTime(new Date());
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        if (part?.startsWith('::view-transition-')) seen.add(part);
      }
      requestAnimationFrame(look);
    };
    look();
  });
});

/** Returns the parts of the page that have moved from one page to another. */
const moved = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

const row = (page: Page) => page.getByRole('region', { name: 'Popular Movies' });

async function openCard(page: Page) {
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await row(page).getByRole('link').nth(1).click();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
}

test('the header stays in front from page to page, and the poster of a card grows into the detail page', async ({
  page,
}) => {
  await open(page, './');
  await page.getByRole('link', { name: 'SERIES', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TV Series' })).toBeVisible();
  await expect.poll(() => moved(page)).toContain('::view-transition-group(header)');
  // The first page of a visit fades like any other.
  expect((await moved(page)).filter((part) => /^::view-transition-old\((?!header|root)/.test(part))).not.toEqual([]);
  expect(await moved(page)).not.toContain('::view-transition-group(opened-poster)');

  await openCard(page);
  await expect.poll(() => moved(page)).toContain('::view-transition-group(opened-poster)');
});

test('nothing moves if the viewer prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, './');
  await openCard(page);
  // React's own transition removes the old page at once.
  expect((await moved(page)).filter((part) => part !== '::view-transition-group(root)')).toEqual([]);
});
