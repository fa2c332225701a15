import { EXHAUSTIVE_ONLY } from './support/extent';
import { resumeClock, stopClock } from './support/pageClock';
import { open, reload } from './support/open';
import { DEMO, expect, signInByHand, test } from './support/test';

test('the landing explains the service, requires an email, answers questions and offers the demo email', async ({
  page,
}) => {
  // A stopped clock makes the popup appear three seconds after the page on a machine of any speed.
  await stopClock(page);
  await open(page, './');
  const email = page.getByRole('textbox', { name: 'Email' });

  await test.step('the service and its terms', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Unlimited Entertainment' })).toBeVisible();
    await expect(page.getByText('No credit card required • Cancel anytime • 7-day free trial')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('+1 (800) 555-0142');
    await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy');
  });

  await test.step('an email is required, and must be valid', async () => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await email.fill('somebody');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await expect(email).toHaveValue('somebody');
    await expect(email).toBeFocused();
  });

  await test.step('one open answer at a time', async () => {
    const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('button');
    await expect(questions).toHaveCount(6);
    await questions.nth(1).click();
    await expect(page.getByText('₹499')).toBeVisible();
    await questions.nth(0).click();
    await expect(page.getByText('₹499')).toBeHidden();
    await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
    await questions.nth(0).click();
    await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  });

  const popup = page.getByRole('dialog', { name: 'Try Demo Email!' });
  await test.step('the demo email, after three seconds', async () => {
    await page.clock.fastForward(2500);
    await expect(popup).toBeHidden();
    await page.clock.fastForward(500);
    await popup.getByRole('button', { name: 'Use Demo Email' }).click();
    await expect(email).toHaveValue(DEMO.email);
    await expect(popup).toBeHidden();
  });

  await test.step('No Thanks closes the popup', async () => {
    await reload(page);
    await page.clock.fastForward(3000);
    await popup.getByRole('button', { name: 'No Thanks' }).click();
    await expect(popup).toBeHidden();
    await expect(email).toHaveValue('');
  });
});

test('sign-in accepts only the demo account, shows the password on demand, waits, and opens home on Enter', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, './');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('somebody@else.example');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  await test.step('only the demo account, with messages', async () => {
    const password = page.getByRole('textbox', { name: 'Password' });
    const submit = page.getByRole('button', { name: 'Sign In' });
    await submit.click();
    await expect(email).toHaveAccessibleDescription(`Please use the demo email: ${DEMO.email}`);
    await expect(password).toHaveAccessibleDescription('Password is required');
    await email.fill('');
    await password.fill('guess');
    await submit.click();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(password).toHaveAccessibleDescription(`Please use the demo password: ${DEMO.password}`);
    await password.fill('guess again');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the password on demand', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('the demo credentials, in a box that can be dismissed', async () => {
    await page.getByRole('button', { name: 'Auto-fill credentials' }).click();
    await page.getByRole('button', { name: 'Dismiss demo access' }).click();
    await expect(page.getByRole('button', { name: 'Auto-fill credentials' })).toBeHidden();
  });

  await test.step('home, after a second and a half', async () => {
    await stopClock(page);
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    const busy = page.getByRole('button', { name: 'Signing In...' });
    await expect(busy).toBeVisible();
    await page.clock.fastForward(1400);
    await expect(busy).toBeVisible();
    await page.clock.fastForward(200);
    await resumeClock(page);
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await expect(page).toHaveURL(/\/kinora\/$/);
  });
});

test('a saved email leads straight to sign-in', async ({ page }) => {
  await open(page, './');
  await page.getByRole('textbox', { name: 'Email' }).fill('me@home.example');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kinora:auth'))).toContain('me@home.example');
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('me@home.example');
});

test('an unreadable session is quarantined and leads to sign-in', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('kinora:auth') === null) localStorage.setItem('kinora:auth', '{broken');
  });
  await open(page, './');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kinora:auth.unreadable'))).toBe('{broken');
});

test('sign-in works with blocked storage', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signInByHand(page);
});
