import type { Page } from '@playwright/test';
import { expect } from '../test';
import type { Screen } from './screen';
import { fill, heading, press } from './screen';

const toSignIn = async (page: Page) => {
  await fill(page, 'Email', 'a@b.example');
  await press(page, 'Get Started');
  await heading('Sign In')(page);
};

const toSignUp = async (page: Page) => {
  await press(page, 'See plans');
  await press(page, 'Continue with Premium');
  await heading('Create Your Account')(page);
};

const SIGNED_OUT: readonly Omit<Screen, 'isSignedOut'>[] = [
  { name: 'landing, whole', isLong: true, isVariant: true, arrange: heading('Unlimited Entertainment') },
  {
    name: 'landing',
    prepare: (page) => page.clock.install(),
    arrange: async (page) => {
      await heading('Unlimited Entertainment')(page);
      await page.clock.fastForward(3000);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'landing with an error',
    isVariant: true,
    arrange: async (page) => {
      await fill(page, 'Email', 'not an address');
      await press(page, 'Get Started');
      await expect(page.getByText('Please enter a valid email')).toBeVisible();
    },
  },
  {
    name: 'landing with an answer open',
    isVariant: true,
    arrange: async (page) => {
      const question = page.getByRole('main').locator('[aria-expanded]').first();
      await question.scrollIntoViewIfNeeded();
      await question.click();
    },
  },
  { name: 'sign-in', isVariant: true, arrange: toSignIn },
  {
    name: 'sign-in with errors',
    isVariant: true,
    arrange: async (page) => {
      await toSignIn(page);
      await press(page, 'Sign In');
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  { name: 'sign-up', isVariant: true, isLong: true, arrange: toSignUp },
  {
    name: 'sign-up with errors',
    isVariant: true,
    isLong: true,
    arrange: async (page) => {
      await toSignUp(page);
      await press(page, 'Create Account');
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  {
    name: 'welcome',
    isVariant: true,
    arrange: async (page) => {
      await toSignUp(page);
      await fill(page, 'Email Address', 'new@viewer.example');
      await fill(page, 'Password', 'a long password');
      await fill(page, 'Confirm Password', 'a long password');
      await press(page, 'Create Account');
      await heading('Welcome to Kinora!')(page);
    },
  },
  {
    name: 'plans before signing in',
    isVariant: true,
    isLong: true,
    arrange: async (page) => {
      await press(page, 'See plans');
      await heading('Choose your plan')(page);
    },
  },
];

export const signedOutScreens: readonly Screen[] = SIGNED_OUT.map((screen) => ({ ...screen, isSignedOut: true }));
