import type { Locator, Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

/** Presses at one point of the page and releases at another. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await page.mouse.up();
}

async function boxOf(dialog: Locator) {
  // The opening animation changes the box.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await dialog.boundingBox();
  if (!box) throw new Error('The dialog is not there');
  return box;
}

test('Escape closes one layer at a time, and the card opens again', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'trailer' }));
  await open(page, './movies');
  const overlay = page.getByRole('dialog', { name: 'Interstellar', exact: true });
  const trailer = page.getByRole('dialog', { name: 'Trailer: Interstellar' });
  const opener = page.getByRole('article', { name: 'Interstellar' }).getByRole('button', { name: 'Interstellar' });
  for (const round of [1, 2]) {
    await opener.click();
    await overlay.getByRole('button', { name: 'Watch Now' }).click();
    await expect(trailer, `round ${round}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(trailer).toBeHidden();
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('only a press that begins and ends outside the payment closes it', EXHAUSTIVE_ONLY, async ({ page }) => {
  await open(page, './subscription');
  await page.getByRole('button', { name: /^Continue with/ }).click();
  const payment = page.getByRole('dialog', { name: 'Choose a payment method' });
  const upi = payment.getByRole('radio', { name: 'UPI' });
  await upi.check();
  const { x, y, width, height } = await boxOf(payment);
  const padding = [x + 6, y + height / 2] as const;
  const beside = [x - 40, y + height / 2] as const;
  await drag(page, padding, padding);
  await drag(page, padding, beside);
  await drag(page, beside, padding);
  await drag(page, [x + width / 2, y + 40], beside);
  await expect(upi).toBeChecked();
  await drag(page, beside, beside);
  await expect(payment).toBeHidden();
});

test('the phone’s menu stays open on its own empty area', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, './');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const { x } = await boxOf(menu);
  await page.mouse.click(x + 60, 200);
  await page.mouse.click(x + 6, 300);
  await expect(menu).toBeVisible();
  await page.mouse.click(x - 30, 400);
  await expect(menu).toBeHidden();
});

test(
  'a full-screen clip that cannot play is logged, and its dialog closes like any other',
  EXHAUSTIVE_ONLY,
  async ({ page, log }) => {
    // Disables the preview of the slide under the pointer.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/art/hero/*.{webm,mp4}', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, './');
    const toggle = page.getByRole('group', { name: 'The Boys' }).getByRole('button', { name: /full screen/ });
    const overlay = page.getByRole('dialog', { name: 'The Boys' });
    await toggle.click();
    await expect.poll(() => log).toEqual(['No source of the clip can be played: art/hero/the-boys.mp4']);
    await page.mouse.click(40, 800);
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await page.evaluate(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
    });
    await toggle.click();
    // The order of the two lines depends on the browser.
    await expect.poll(() => log.some((line) => line.startsWith('The full-screen clip cannot be played'))).toBe(true);
  },
);
