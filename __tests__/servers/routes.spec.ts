import { expectedAnswer, ROUTES } from './routes';
import { PLACES } from './site';
import { expect, signInBefore, test } from './test';

for (const place of PLACES) {
  test(`every address at ${place}: opened, loaded again, gone back to`, async ({ page, server, site, traffic }) => {
    await signInBefore(page);
    for (const route of ROUTES) {
      const url = site.origin + place + route.path;
      const { status, isApp } = expectedAnswer(server, route, place);
      await test.step(url, async () => {
        if (status === 404) traffic.allow(new RegExp(`/${route.path}$`.replace('?', '\\?')), /\/favicon\.ico$/);
        const opened = await page.goto(url);
        expect(opened?.status()).toBe(status);
        if (!isApp) return;
        const heading = page.getByRole('heading', { level: 1, name: route.heading, exact: true });
        await expect(heading).toBeVisible();
        await expect(page).toHaveURL(url);
        await traffic.settled(page);
        await page.reload();
        await expect(heading).toBeVisible();
        await traffic.settled(page);
        const [elsewhere, itsHeading] =
          route.path === 'series' ? ['movies', 'Movies Collection'] : ['series', 'TV Series'];
        await page.goto(site.origin + place + elsewhere);
        await expect(page.getByRole('heading', { level: 1, name: itsHeading })).toBeVisible();
        await traffic.settled(page);
        await page.goBack();
        await expect(heading).toBeVisible();
        await expect(page).toHaveURL(url);
        await traffic.settled(page);
      });
    }
  });
}
