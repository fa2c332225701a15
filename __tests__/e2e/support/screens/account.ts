import { expect } from '../test';
import type { Screen } from './screen';
import { heading, press } from './screen';

export const accountScreens: readonly Screen[] = [
  { name: 'plans', path: 'subscription', isLong: true, arrange: heading('Choose your plan') },
  {
    name: 'plans by the year',
    isVariant: true,
    path: 'subscription',
    arrange: async (page) => {
      await page.getByRole('radiogroup', { name: 'Billing' }).getByText('Yearly').click();
      await page.getByText('Standard', { exact: true }).click();
    },
  },
  {
    name: 'payment',
    isVariant: true,
    part: 'dialog',
    path: 'subscription',
    arrange: async (page) => {
      await press(page, 'Continue with Premium');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'payment without a method',
    isVariant: true,
    part: 'dialog',
    path: 'subscription',
    arrange: async (page) => {
      await press(page, 'Continue with Premium');
      await page.getByRole('button', { name: 'Proceed to Pay' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please select a payment method')).toBeVisible();
    },
  },
  {
    name: 'payment started',
    isVariant: true,
    path: 'subscription',
    isLong: true,
    arrange: async (page) => {
      await press(page, 'Continue with Premium');
      await page.getByRole('radio', { name: 'UPI' }).check();
      await press(page, 'Proceed to Pay');
      await expect(page.getByText('Payment initiated with UPI!')).toBeVisible();
    },
  },
  { name: 'profile', isVariant: true, path: 'profile', isLong: true, arrange: heading('Profile Settings') },
  {
    name: 'profile while editing',
    isVariant: true,
    path: 'profile',
    isLong: true,
    arrange: (page) => press(page, 'Edit'),
  },
  {
    name: 'profile security',
    isVariant: true,
    path: 'profile',
    arrange: async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  },
  {
    name: 'change of the password',
    isVariant: true,
    path: 'profile',
    isLong: true,
    arrange: async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await press(page, 'Change Password');
      await page.getByRole('textbox', { name: 'New password' }).fill('one');
      await press(page, 'Update Password');
      await expect(page.getByText("New passwords don't match!")).toBeVisible();
    },
  },
  {
    name: 'a list that is brought in',
    isLong: true,
    path: 'profile',
    arrange: async (page) => {
      const data = page.getByRole('region', { name: 'Your data' });
      await data.getByLabel('Import a file…').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('title,year\nInterstellar,2014\nAlien,1979\nA film nobody has,1931'),
      });
      await expect(data.getByRole('heading', { name: 'Preview' })).toBeVisible();
      await data.getByText('2 new', { exact: true }).click();
    },
  },
  {
    name: 'a list that was brought in',
    isVariant: true,
    isLong: true,
    path: 'profile',
    arrange: async (page) => {
      const data = page.getByRole('region', { name: 'Your data' });
      await data
        .getByLabel('Import a file…')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('title,year\nAlien,1979') });
      await data.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(data.getByRole('heading', { name: /^Done/ })).toBeVisible();
    },
  },
  {
    name: 'a file that is none',
    isVariant: true,
    isLong: true,
    path: 'profile',
    arrange: async (page) => {
      const data = page.getByRole('region', { name: 'Your data' });
      await data
        .getByLabel('Import a file…')
        .setInputFiles({ name: 'page.csv', mimeType: 'text/csv', buffer: Buffer.from('<!doctype html>') });
      await expect(data.getByText('This is HTML, a web page. Save the list as CSV instead.')).toBeVisible();
    },
  },
  { name: 'watch', path: 'watch/1001', arrange: heading('The movie player will be displayed here') },
  { name: '404', isVariant: true, path: 'no-such-page', arrange: heading('Page not found') },
  {
    name: 'a page that cannot be shown',
    isVariant: true,
    // Set from the start, because an idle page prefetches the next pages.
    prepare: (page) => page.route('**/assets/catalogue.*.js', (route) => route.abort()),
    arrange: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Series', exact: true }).click();
      await heading('This page could not be shown')(page);
    },
  },
];
