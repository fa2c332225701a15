import { open } from './support/open';
import { expect, test } from './support/test';

test('unnecessary requests are found: to another host, for a missing file, for a file that has loaded', async ({
  page,
  traffic,
}) => {
  await page.route('**/missing-by-the-test', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('https://known.example/**', (route) => route.fulfill({ body: '' }));
  await open(page, './');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await traffic.settled(page);
  expect(await traffic.faults()).toEqual([]);

  await page.evaluate(async () => {
    const ask = (url: string) =>
      fetch(url).then(
        (response) => response.text(),
        () => undefined,
      );
    for (const url of ['https://known.example/', 'missing-by-the-test', 'api/movies/popular']) await ask(url);
    for (const url of ['https://stranger.example/', 'assets/missing.js', 'api/movies/popular']) await ask(url);
  });
  await traffic.settled(page);
  expect((await traffic.faults()).map((line) => line.replace(/http:\/\/localhost:\d+/, ''))).toEqual([
    'net::ERR_NAME_NOT_RESOLVED: https://stranger.example/',
    '404: /kinora/assets/missing.js',
    'twice: /kinora/api/movies/popular',
  ]);

  traffic.allow(/^https:\/\/stranger\.example\/$/, /\/assets\/missing\.js$/, /\/api\/movies\/popular$/);
  expect(await traffic.faults()).toEqual([]);
});

test('an image that loads twice is found', async ({ page, context, traffic }) => {
  const picture = /\/art\/posters\/1001-342\.avif$/;
  await open(page, './');
  // All images of the page have loaded, so the page itself requests none again.
  await traffic.settled(page);
  const show = () =>
    page.evaluate(async () => {
      const image = new Image();
      image.src = 'art/posters/1001-342.avif';
      await image.decode();
    });
  await show();
  await show();
  expect(await traffic.faults()).toEqual([]);

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await show();
  await traffic.settled(page);
  expect(await traffic.faults()).toEqual([expect.stringMatching(picture)]);
  traffic.allow(picture);
});
