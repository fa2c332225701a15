import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { askService, tmdbSite, useService } from './support/tmdbService';

test.use(tmdbSite);

/** A site in German, for viewers in France. */
const LANGUAGE = 'de-DE';
const REGION = 'FR';
const config = { language: LANGUAGE, region: REGION };

interface Release {
  iso_3166_1: string;
  release_dates: { certification: string; release_date: string }[];
}

interface Wire {
  id: number;
  title: string;
  name: string;
  original_title: string;
  overview: string;
  biography: string;
  release_dates: { results: Release[] };
  content_ratings: { results: { iso_3166_1: string; rating: string }[] };
  'watch/providers': { results: Record<string, Record<string, { provider_name: string }[]>> };
  translations: { translations: { iso_639_1: string; data: { overview?: string; biography?: string } }[] };
}

const PARTS = 'release_dates,content_ratings,watch/providers,translations';

const record = (path: string) => askService<Wire>(path, { language: LANGUAGE, append_to_response: PARTS });

/** Returns the first record with this property, in the language of the site. */
async function find(kind: 'movie' | 'tv' | 'person', ids: readonly number[], isIt: (wire: Wire) => boolean) {
  for (const id of ids) {
    const wire = await record(`${kind}/${id}`);
    if (isIt(wire)) return wire;
  }
  throw new Error(`The service has no ${kind} of this kind`);
}

const idsOf = async (path: string, pages = ['1', '2', '3']) =>
  (
    await Promise.all(
      pages.map((page) =>
        askService<{ results: { id: number }[] }>(path, { language: LANGUAGE, region: REGION, page }),
      ),
    )
  ).flatMap(({ results }) => results.map(({ id }) => id));

const english = ({ translations }: Wire, field: 'overview' | 'biography') =>
  translations.translations.find(({ iso_639_1: code, data }) => code === 'en' && data[field])?.data[field] ?? '';

const certificateIn = ({ release_dates: { results } }: Wire, region: string) =>
  results
    .find(({ iso_3166_1: country }) => country === region)
    ?.release_dates.map(({ certification }) => certification)
    .find(Boolean);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const about = (page: Page, kind: string) => page.getByRole('region', { name: `About this ${kind}` });
const fact = (page: Page, kind: string, name: string) =>
  about(page, kind).getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
  await useService(page, { config });
});

test('a film without a text in the site’s language shows the English one, and the data of its region', async ({
  page,
}) => {
  const film = await find(
    'movie',
    await idsOf('movie/popular'),
    (wire) =>
      wire.overview === '' &&
      english(wire, 'overview') !== '' &&
      certificateIn(wire, REGION) !== undefined &&
      certificateIn(wire, REGION) !== certificateIn(wire, 'US') &&
      wire['watch/providers'].results[REGION]?.flatrate !== undefined,
  );
  await open(page, `./movie/${film.id}?from=tmdb`);
  await expect(heading(page, film.title)).toBeVisible();
  await whole(page);
  const overview = page.getByText(english(film, 'overview'), { exact: true }).first();
  await expect(overview).toHaveAttribute('lang', 'en-US');
  await expect(fact(page, 'movie', 'Certificate')).toHaveText(certificateIn(film, REGION) ?? '');

  const offers = page.getByRole('region', { name: 'Where to watch France' });
  const stream = film['watch/providers'].results[REGION]?.flatrate ?? [];
  await expect(offers.getByRole('definition').first().getByRole('listitem')).toHaveText(
    stream.map(({ provider_name: name }) => name),
  );

  await page.getByText('By country', { exact: true }).click();
  const rows = page.getByRole('table').getByRole('row');
  // One of the rows is the head of the table.
  await expect(rows).toHaveCount(film.release_dates.results.length + 1);
  const [first = ''] =
    film.release_dates.results
      .find(({ iso_3166_1: country }) => country === REGION)
      ?.release_dates.map(({ release_date: date }) => date.slice(0, 10))
      .sort() ?? [];
  const france = rows.filter({ has: page.getByRole('rowheader', { name: 'France' }) });
  await expect(france.locator('time')).toHaveAttribute('datetime', first);
  await expect(france.getByRole('cell').last()).toHaveText(certificateIn(film, REGION) ?? '');
});

test('the overlay of such a film over the list of movies has the English text as well', async ({ page }) => {
  const film = await find(
    'movie',
    await idsOf('movie/popular', ['1']),
    (wire) => wire.overview === '' && english(wire, 'overview') !== '',
  );
  await open(page, './movies');
  await page.getByRole('article', { name: film.title, exact: true }).getByRole('button', { name: film.title }).click();
  const overlay = page.getByRole('dialog', { name: film.title, exact: true });
  const overview = overlay.getByText(english(film, 'overview'), { exact: true });
  await expect(overview).toHaveAttribute('lang', 'en-US');
});

test(
  'a series without a certificate in the region shows the American one, and its own text has no mark',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    const ratingIn = ({ content_ratings: { results } }: Wire, region: string) =>
      results.find(({ iso_3166_1: country }) => country === region)?.rating;
    const series = await find(
      'tv',
      await idsOf('tv/popular'),
      (wire) => wire.overview !== '' && ratingIn(wire, REGION) === undefined && (ratingIn(wire, 'US') ?? '') !== '',
    );
    await open(page, `./movie/${series.id}?type=tv&from=tmdb`);
    await expect(heading(page, series.name)).toBeVisible();
    await whole(page);
    await expect(page.getByText(series.overview, { exact: true }).first()).not.toHaveAttribute('lang');
    await expect(fact(page, 'series', 'Certificate')).toHaveText(ratingIn(series, 'US') ?? '');
  },
);

test('people and collections have a text in the site’s language or in English', EXHAUSTIVE_ONLY, async ({ page }) => {
  const people = Array.from({ length: 60 }, (_, index) => 5 * (index + 1));
  const own = await find('person', people, ({ biography }) => biography !== '');
  const other = await find('person', people, (wire) => wire.biography === '' && english(wire, 'biography') !== '');
  for (const [person, text, language] of [
    [own, own.biography, null],
    [other, english(other, 'biography'), 'en-US'],
  ] as const) {
    await open(page, `./person/${person.id}?from=tmdb`);
    await expect(heading(page, person.name)).toBeVisible();
    const [paragraph = ''] = text.split('\n');
    const box = page.locator('[dir="auto"]').filter({ hasText: paragraph }).last();
    await expect(box).toBeVisible();
    const lang = await box.evaluate((element) => element.closest('main [lang]')?.getAttribute('lang') ?? null);
    expect(lang).toBe(language);
  }

  const collections = Array.from({ length: 40 }, (_, index) => 10_000 + index * 13);
  const found = await Promise.all(collections.map((id) => record(`collection/${id}`)));
  const german = found.find(({ overview }) => overview !== '');
  const foreign = found.find((wire) => wire.overview === '' && english(wire, 'overview') !== '');
  if (!german || !foreign) throw new Error('The service has no such collections');
  await open(page, `./collection/${german.id}?from=tmdb`);
  await expect(page.getByText(german.overview, { exact: true })).not.toHaveAttribute('lang');
  await open(page, `./collection/${foreign.id}?from=tmdb`);
  await expect(page.getByText(english(foreign, 'overview'), { exact: true })).toHaveAttribute('lang', 'en-US');
});

test('the list of movies in cinemas is that of the region', EXHAUSTIVE_ONLY, async ({ page }) => {
  const ask = (params: Record<string, string>) =>
    askService<{ results: Wire[] }>('movie/now_playing', { language: LANGUAGE, ...params });
  const [here, elsewhere] = await Promise.all([ask({ region: REGION }), ask({})]);
  const names = here.results.map(({ title }) => title);
  expect(names).not.toEqual(elsewhere.results.map(({ title }) => title));
  await open(page, './movies?list=in-cinemas');
  const cards = page.locator('main').getByRole('article');
  await expect(cards.first()).toHaveAccessibleName(names[0] ?? '');
  const shown = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  expect(shown.slice(0, 10)).toEqual(names.slice(0, 10));
});
