import { inTime, resumeClock, stopClock } from './support/inTime';
import { open, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { pathsOf, wirePage, withTmdb } from './support/tmdb';

test('what TMDB has said is there at the next visit, until the cache is cleared', async ({ page }) => {
  await signInBefore(page);
  const calls = await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 1));
  const asked = () => calls.filter(({ searchParams }) => searchParams.get('with_genres') === '12').length;
  const isKept = () => page.evaluate(() => localStorage.getItem('kinora:answers') !== null);
  const movie = page.getByRole('article', { name: 'Wire Movie 1', exact: true });

  await test.step('kept when the page has come to rest', async () => {
    await open(page, './movies?genre=12');
    await expect(movie).toBeVisible();
    await expect.poll(isKept).toBe(true);
    expect(asked()).toBe(1);
  });

  await test.step('not asked for again', async () => {
    // Whoever reads them has half a second; a clock that stands measures no machine.
    await stopClock(page);
    await reload(page);
    await inTime(page, () => expect(movie).toBeVisible({ timeout: 200 }), 50);
    expect(asked()).toBe(1);
    await resumeClock(page);
  });

  await test.step('the diagnostics tell how much it is, and clear it', async () => {
    await open(page, './diagnostics');
    await expect(page.getByText('TMDB’s answers kept')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the catalogue’s cache' }).click();
    // Home's first row is asked for anew when everything is forgotten.
    await expect.poll(() => pathsOf(calls)).toContain('movie/now_playing');
    await open(page, './movies?genre=12');
    await expect(movie).toBeVisible();
    expect(asked()).toBe(2);
  });
});

test('a database that the browser refuses changes nothing', async ({ page }) => {
  await signInBefore(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    localStorage.setItem('kinora:answers', '1');
  });
  await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 1));

  await open(page, './movies?genre=12');

  await expect(page.getByRole('article', { name: 'Wire Movie 1', exact: true })).toBeVisible();
});
