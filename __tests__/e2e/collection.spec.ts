import { open } from './support/open';
import { findTitle } from './support/serviceTitles';
import { expect, signInBefore, test } from './support/test';
import { askService, tmdbSite } from './support/tmdbService';

test.use(tmdbSite);

interface WireCollection {
  name: string;
  parts: { title: string; adult: boolean; release_date: string }[];
}

test('a film leads to its collection, which lists its films, the oldest first', async ({ page, traffic }) => {
  await signInBefore(page);
  const movie = await findTitle('movie', ({ belongs_to_collection: collection }) => !!collection);
  const id = movie.belongs_to_collection?.id ?? 0;
  const collection = await askService<WireCollection>(`collection/${id}`);
  const films = collection.parts.filter(({ adult }) => !adult);

  await open(page, `./movie/${movie.id}?from=tmdb`);
  const band = page.getByRole('region', { name: collection.name, exact: true });
  await band.getByRole('link', { name: 'See all films' }).click();
  await expect(page.getByRole('heading', { level: 1, name: collection.name })).toBeVisible();
  await expect(page).toHaveTitle(`${collection.name} · Kinora`);
  const cards = page.getByRole('region', { name: 'Films' }).getByRole('article');
  await expect(cards).toHaveCount(films.length);
  const dated = films.filter((film) => film.release_date !== '');
  const [oldest] = dated.sort((a, b) => (a.release_date < b.release_date ? -1 : 1));
  await expect(cards.first()).toHaveAccessibleName(oldest?.title ?? '');
  await cards.first().getByRole('button', { name: 'Add to watchlist' }).click();
  await expect(cards.first().getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();

  traffic.allow(/\/3\/collection\//);
  await open(page, './collection/999999999?from=tmdb');
  await expect(page.getByRole('heading', { level: 1, name: 'Collection not found' })).toBeVisible();
});
