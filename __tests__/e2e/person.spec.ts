import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { findTitle } from './support/serviceTitles';
import { expect, signInBefore, test } from './support/test';
import { askService, tmdbSite } from './support/tmdbService';

test.use(tmdbSite);

interface WirePerson {
  id: number;
  name: string;
  combined_credits: { cast: { id: number; media_type: string }[] };
}

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

async function somebody(): Promise<WirePerson> {
  const { credits } = await findTitle('movie', (movie) => (movie.credits?.cast.length ?? 0) > 10);
  for (const { id } of credits?.cast ?? []) {
    const person = await askService<WirePerson>(`person/${id}`, { append_to_response: 'combined_credits' });
    const kinds = new Set(person.combined_credits.cast.map((credit) => credit.media_type));
    if (kinds.size === 2) return person;
  }
  throw new Error('Nobody plays in films and series');
}

test('a person has a portrait, titles they are known for, and a filmography by year', async ({ page }) => {
  const person = await somebody();
  await open(page, `./person/${person.id}?from=tmdb`);
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(page).toHaveTitle(`${person.name} · Kinora`);
  await expect(page.getByRole('region', { name: 'Known for' }).getByRole('article').first()).toBeVisible();

  const filmography = page.getByRole('region', { name: 'Filmography' });
  const lines = filmography.getByRole('article');
  await test.step('the filmography can be narrowed to series', async () => {
    const all = await lines.count();
    await filmography.getByRole('radio', { name: /^Series \d+$/ }).check();
    const series = Number(/\d+$/.exec((await filmography.getByText(/^Series \d+$/).innerText()).trim())?.[0]);
    await expect(lines).toHaveCount(Math.min(series, 40));
    expect(series).toBeLessThan(all);
    await filmography.getByRole('radio', { name: /^Movies and series/ }).check();
    await expect(lines).toHaveCount(all);
  });

  await test.step('the years descend', async () => {
    const years = (await filmography.getByRole('heading', { level: 3 }).allInnerTexts()).map(Number).filter(Boolean);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  await test.step('a title can be listed, and opens', async () => {
    const line = lines.last();
    const title = (await line.getAttribute('aria-label')) ?? '';
    await line.getByRole('button', { name: 'Add to watchlist' }).click();
    await expect(line.getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
    await line.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test(
  'an unknown person is not found, and a request that failed can be repeated',
  EXHAUSTIVE_ONLY,
  async ({ page, traffic }) => {
    traffic.allow(/\/3\/person\//);
    await open(page, './person/999999999?from=tmdb');
    await expect(page.getByRole('heading', { level: 1, name: 'Person not found' })).toBeVisible();

    const person = await somebody();
    await page.route(/\/3\/person\//, (route) => route.abort());
    await open(page, `./person/${person.id}?from=tmdb`);
    await expect(page.getByRole('heading', { level: 1, name: 'This person could not be loaded' })).toBeVisible();
    await page.unroute(/\/3\/person\//);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  },
);

test('addresses with invalid ids show that nothing is found', EXHAUSTIVE_ONLY, async ({ page }) => {
  for (const path of ['person/-1', 'person/0', 'collection/abc%20def', 'movie/1/season/x', 'movie/__/season/1?x']) {
    await test.step(path, async () => {
      await open(page, `./${path}`);
      await expect(page.getByRole('heading', { level: 1, name: /not found$/ })).toBeVisible();
    });
  }
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
});
