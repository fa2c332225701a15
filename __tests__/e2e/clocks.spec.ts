import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, reload } from './support/open';
import { expectToStand } from './support/stands';
import { expectPagesToStand, listFirst, storeBefore } from './support/storedBefore';
import { expect, test } from './support/test';

const LISTED = '2026-03-29T00:30:00.000Z';

/** The data of an earlier visit, stored with a correct clock. */
const EARLIER = {
  movieWatchlist: JSON.stringify([{ id: 949, title: 'Heat', addedAt: LISTED }]),
  'kinora:progress': JSON.stringify({
    version: 1,
    hasRow: true,
    entries: [
      {
        title: { id: 1001, kind: 'movie', source: 'sample', title: 'Interstellar' },
        position: 600,
        duration: 6000,
        watchedAt: null,
        playedAt: LISTED,
      },
    ],
  }),
};

/** The clock of the device: its name, its time and its time zone. */
const CLOCKS: readonly (readonly [string, string, string])[] = [
  ['two days behind', '2026-03-27T00:30:00Z', 'UTC'],
  ['two days ahead', '2026-03-31T00:30:00Z', 'UTC'],
  ['in the hour that summer leaves out', '2026-03-29T01:30:00Z', 'Europe/Lisbon'],
  ['in the hour that winter has twice', '2026-10-25T00:30:00Z', 'Europe/Berlin'],
  ['at the far side of the date line', '2026-03-29T10:30:00Z', 'Pacific/Kiritimati'],
  ['a day behind that', '2026-03-29T10:30:00Z', 'Pacific/Pago_Pago'],
  ['after 2038', '2038-01-19T03:14:08Z', 'UTC'],
  ['at its beginning', '1970-01-01T00:00:01Z', 'America/New_York'],
];

for (const [form, time, timezoneId] of CLOCKS) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`X3 with a clock ${form} every date is valid, and nothing is lost`, EXHAUSTIVE_ONLY, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time));
      await storeBefore(page, EARLIER);
      await open(page, './');
      const first = await listFirst(page);
      await expectPagesToStand(page);
      await page.getByRole('link', { name: 'WATCHLIST', exact: true }).click();
      for (const name of ['Heat', first]) {
        await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
      }
      await reload(page);
      await expect(page.getByTitle('Remove from Watchlist')).toHaveCount(2);
      await expectToStand(page);
      await open(page, './diagnostics');
      await expect(page.getByText(/^Checked at /)).toBeVisible();
      await expectToStand(page);
    });
  });
}
