import type { Page } from '@playwright/test';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

async function offersThreePlans(page: Page) {
  for (const [name, price] of [
    ['Basic', '₹249'],
    ['Standard', '₹449'],
    ['Premium', '₹899'],
  ] as const) {
    await expect(page.getByRole('radio', { name })).toHaveAccessibleDescription(new RegExp(price));
  }
  await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();
  await expect(page.getByText('Save 25%')).toBeVisible();
  await expect(page.getByText('Most Popular')).toBeVisible();
  await expect(page.getByText('No commitment • Cancel anytime • 30-day money-back guarantee')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
}

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await signInBefore(page);
  });

  test('/subscribe offers three plans without the header, and leads back home', async ({ page }) => {
    await open(page, './subscribe');
    await offersThreePlans(page);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  });

  test('/subscription does so too, requires a payment method, then starts the payment and shows a ticket', async ({
    page,
  }) => {
    await open(page, './subscription');
    await offersThreePlans(page);

    await test.step('the saving of a year is computed', async () => {
      await page.getByRole('radiogroup', { name: 'Billing' }).getByText('Yearly').click();
      for (const saving of [12 * 249 - 999, 12 * 449 - 1299, 12 * 899 - 1999]) {
        await expect(page.getByText(`Save ₹${saving.toLocaleString('en-IN')} a year`)).toBeVisible();
      }
    });

    await page.getByText('Standard', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue with Standard' }).click();
    const modal = page.getByRole('dialog');
    const pay = modal.getByRole('button', { name: 'Proceed to Pay' });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await pay.focus();
    await page.keyboard.press('Enter');
    await expect(modal.getByRole('alert')).toHaveText('Please select a payment method');
    const methods = modal.getByRole('radiogroup').getByRole('radio');
    await expect(methods).toHaveCount(4);
    for (const name of ['Credit or debit card', 'Net banking', 'Digital wallet', 'UPI']) {
      await modal.getByRole('radio', { name, exact: true }).check();
    }
    await expect(modal.getByRole('alert')).toHaveCount(0);
    await pay.click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText('Payment initiated with UPI!');
    await expect(page.getByRole('region', { name: 'Your ticket' })).toContainText('Standard');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kinora:auth'))).toContain('"plan":"standard"');
  });
});

test('a visitor picks a plan, signs up and is welcomed', async ({ page }) => {
  const password = 'canary-password-42';
  await open(page, './');
  const submit = page.getByRole('button', { name: 'Create Account' });
  const signUp = page.getByRole('heading', { level: 1, name: 'Create Your Account' });

  await test.step('plans lead back to the landing, and sign-in and sign-up lead to each other', async () => {
    await page.getByRole('button', { name: 'See plans' }).click();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page.getByRole('button', { name: 'See plans' }).click();
    await page.getByText('Basic', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue with Basic' }).click();
    await expect(signUp).toBeVisible();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await submit.click();
    await expect(signUp).toBeVisible();
  });

  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await submit.click();
  await expect(field('Email Address')).toHaveAccessibleDescription('Email is required');
  await expect(field('Password')).toHaveAccessibleDescription('Password is required');
  await field('Email Address').fill('new viewer');
  await field('Password').fill('short');
  await submit.click();
  await expect(field('Email Address')).toHaveAccessibleDescription('Email is invalid');
  await expect(field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  await field('Email Address').fill('new@viewer.example');
  await field('Password').fill(password);
  await field('Confirm Password').fill(password);
  await submit.click();

  await expect(page.getByRole('heading', { name: 'Welcome to Kinora!' })).toBeVisible();
  await expect(
    page.getByText("Your subscription is being processed. You'll receive a confirmation email shortly."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Home' }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();

  const auth = await page.evaluate(
    () => JSON.parse(localStorage.getItem('kinora:auth') ?? '{}') as Record<string, unknown>,
  );
  expect(auth).toMatchObject({
    authenticated: true,
    email: 'new@viewer.example',
    plan: 'basic',
    registered: true,
    registration: { email: 'new@viewer.example' },
  });
  expect(auth.loginAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password);
});
