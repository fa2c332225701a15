import { DEMO, expect, signInByHand, test } from './support/test';

test.describe('landing', () => {
  test('says what it is for', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1, name: 'Unlimited Entertainment' })).toBeVisible();
    await expect(page.getByText('No credit card required • Cancel anytime • 7-day free trial')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('+1 (800) 555-0142');
    await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy');
  });

  test('asks for an email, and for a valid one', async ({ page }) => {
    await page.goto('./');
    const email = page.getByRole('textbox', { name: 'Email' });
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await email.fill('somebody');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await expect(email).toHaveValue('somebody');
    await expect(email).toBeFocused();
  });

  test('offers the demo email after three seconds', async ({ page }) => {
    // From before the page is there: however slow the machine, the popup cannot be earlier.
    const asked = Date.now();
    await page.goto('./');
    const popup = page.getByRole('dialog', { name: 'Try Demo Email!' });
    await expect(popup).toBeVisible();
    expect(Date.now() - asked).toBeGreaterThanOrEqual(3000);
    await popup.getByRole('button', { name: 'Use Demo Email' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(DEMO.email);
    await expect(popup).toBeHidden();
  });

  test('takes No Thanks for an answer', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'No Thanks' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  });

  test('opens one answer at a time', async ({ page }) => {
    await page.goto('./');
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
});

test.describe('sign-in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@else.example');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });

  test('accepts the demo account only, and says so', async ({ page }) => {
    const email = page.getByRole('textbox', { name: 'Email' });
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

  test('fills in the demo credentials, waits, and opens home on Enter', async ({ page }) => {
    await page.getByRole('button', { name: 'Auto-fill credentials' }).click();
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await expect(page).toHaveURL(/\/kinora\/$/);
  });

  test('shows the password on demand and hides the demo box', async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Dismiss demo access' }).click();
    await expect(page.getByRole('button', { name: 'Auto-fill credentials' })).toBeHidden();
  });
});

test('a visit goes from the landing to home, survives a reload and ends with Logout', async ({ page }) => {
  await signInByHand(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unlimited Entertainment' })).toBeVisible();
});

test('a saved email leads straight to sign-in', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Email' }).fill('me@home.example');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kinora:auth'))).toContain('me@home.example');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('me@home.example');
});

test('an unreadable session is set aside and leads to sign-in', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('kinora:auth') === null) localStorage.setItem('kinora:auth', '{broken');
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kinora:auth.unreadable'))).toBe('{broken');
});

test('blocked storage still signs in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signInByHand(page);
});
