import type { Locator } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

/** Expects each radio of a group to cover its whole label, by its box and for a pointer at its middle. */
async function fillTheirLabels(group: Locator, count: number) {
  await expect(group.getByRole('radio')).toHaveCount(count);
  for (const radio of await group.getByRole('radio').all()) {
    await radio.scrollIntoViewIfNeeded();
    const { off, isHit } = await radio.evaluate((input: HTMLInputElement) => {
      const label = input.labels?.[0]?.getBoundingClientRect() ?? new DOMRect();
      const box = input.getBoundingClientRect();
      return {
        off: (['left', 'right', 'top', 'bottom'] as const).map((side) => Math.abs(box[side] - label[side])),
        isHit: document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === input,
      };
    });
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
    expect(isHit).toBe(true);
  }
}

/** Returns the frame of each option, which shows in forced colors. */
const frames = (group: Locator) =>
  group.getByRole('radio').evaluateAll((radios: HTMLInputElement[]) =>
    radios.map((radio) => {
      const label = radio.closest('label');
      return label ? getComputedStyle(label, '::after').borderTopStyle : '';
    }),
  );

test('a radio is as large as its chip or plate', EXHAUSTIVE_ONLY, async ({ page }) => {
  await open(page, './movies');
  await expect(page.getByRole('article').first()).toBeVisible();
  await fillTheirLabels(page.getByRole('radiogroup', { name: 'Genre' }), 7);
  await page.getByRole('radio', { name: 'Horror' }).check();
  await expect(page).toHaveURL(/genre=27$/);

  await open(page, './subscription');
  await fillTheirLabels(page.getByRole('radiogroup', { name: 'Billing' }), 2);
  await fillTheirLabels(page.getByRole('group', { name: 'Plan' }), 3);
  await page.getByRole('radio', { name: 'Standard' }).check();
  await page.getByRole('button', { name: 'Continue with Standard' }).click();
  const methods = page.getByRole('radiogroup', { name: 'Payment method' });
  await fillTheirLabels(methods, 4);
  await methods.getByRole('radio', { name: 'UPI' }).check();
  await expect(methods.getByRole('radio', { name: 'UPI' })).toBeChecked();
});

test('in forced colors the chosen option has a frame, and the focus has its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, './subscription');
  const plans = page.getByRole('group', { name: 'Plan' });
  await expect.poll(() => frames(plans)).toEqual(['none', 'none', 'solid']);
  await plans.getByRole('radio', { name: 'Premium' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plans.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect.poll(() => frames(plans)).toEqual(['none', 'solid', 'none']);
  const outline = await plans
    .getByRole('radio', { name: 'Standard' })
    .evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).outlineStyle);
  expect(outline).toBe('solid');
});
