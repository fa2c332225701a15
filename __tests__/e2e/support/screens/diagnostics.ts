import type { Page } from '@playwright/test';
import { expect } from '../test';
import { withTmdb } from '../tmdb';
import type { Screen } from './screen';
import { abort, hang, heading, press } from './screen';

const checked = (page: Page) => expect(page.getByText(/^Checked at /)).toBeVisible();

const withFullStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });

const withoutClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

const SCREENS: readonly Omit<Screen, 'path'>[] = [
  { name: 'diagnostics', isVariant: true, isLong: true, arrange: checked },
  { name: 'diagnostics before signing in', isVariant: true, isSignedOut: true, isLong: true, arrange: checked },
  {
    name: 'diagnostics, checking',
    isVariant: true,
    isLong: true,
    prepare: hang('**/api/movies/popular'),
    arrange: heading('Sources'),
  },
  {
    name: 'diagnostics of what fails',
    isVariant: true,
    isLong: true,
    prepare: async (page) => {
      await withTmdb(page, () => 401);
      await abort('**/api/movies/**')(page);
      await withFullStorage(page);
    },
    arrange: checked,
  },
  {
    name: 'diagnostics as text',
    isVariant: true,
    part: 'div:has(> textarea)',
    prepare: withoutClipboard,
    arrange: async (page) => {
      await checked(page);
      await press(page, 'Copy as text');
      await expect(page.getByRole('textbox')).toBeFocused();
    },
  },
];

export const diagnosticsScreens: readonly Screen[] = SCREENS.map((screen) => ({ ...screen, path: 'diagnostics' }));
