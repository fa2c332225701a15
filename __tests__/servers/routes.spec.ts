import { live, open, openBare, reload } from '../e2e/support/open';
import { expectedAnswer, ROUTES } from './routes';
import { PLACES } from './site';
import { expect, signInBefore, test } from './test';

for (const place of PLACES) {
  for (const route of ROUTES) {
    test(`${place}${route.path} opens, reloads and opens again by Back`, async ({ page, server, site, traffic }) => {
      const url = site.origin + place + route.path;
      const { status, isApp } = expectedAnswer(server, route, place);
      if (status === 404) traffic.allow(new RegExp(`/${route.path}$`.replace('?', '\\?')), /\/favicon\.ico$/);
      await signInBefore(page, place);
      const opened = await (isApp ? open : openBare)(page, url);
      expect(opened?.status()).toBe(status);
      if (!isApp) return;
      const heading = page.getByRole('heading', { level: 1, name: route.heading, exact: true });
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(url);
      await traffic.settled(page);
      await reload(page);
      await expect(heading).toBeVisible();
      await traffic.settled(page);
      const [elsewhere, itsHeading] =
        route.path === 'series' ? ['movies', 'Movies Collection'] : ['series', 'TV Series'];
      await open(page, site.origin + place + elsewhere);
      await expect(page.getByRole('heading', { level: 1, name: itsHeading })).toBeVisible();
      await traffic.settled(page);
      await page.goBack();
      await live(page);
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(url);
      await traffic.settled(page);
    });
  }
}
