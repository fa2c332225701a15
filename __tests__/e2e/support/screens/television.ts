import type { Page } from '@playwright/test';
import { whole } from '../open';
import { expect } from '../test';
import type { Screen } from './screen';
import { LAPTOP, rowsAreIn } from './screen';

/** Stores that the viewer chose the layout for televisions. */
const asTelevision = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('kinora:screen', 'tv');
  });

export const televisionScreens: readonly Screen[] = [
  { name: 'home on a television', isVariant: true, widths: [LAPTOP], prepare: asTelevision, arrange: rowsAreIn },
  {
    name: 'search on a television',
    isVariant: true,
    widths: [LAPTOP],
    path: 'search',
    prepare: asTelevision,
    arrange: async (page) => {
      await whole(page);
      await expect(page.getByRole('group', { name: 'On-screen keyboard' })).toBeVisible();
    },
  },
];
