import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, whole } from './support/open';
import { SCREENS, showScreen } from './support/screens';
import { expect, signInBefore, test } from './support/test';
import { expectSameWordsNow, openEnglish, settledWords, translated, translatePage, wordsOf } from './support/translate';

/** Returns the current name of a control with this text. */
type Name = (text: string) => string;

interface Journey {
  title: string;
  path: string;
  steps: readonly ((page: Page, name: Name) => Promise<unknown>)[];
}

const press = (text: string) => (page: Page, name: Name) =>
  page
    .getByRole('button', { name: name(text), exact: true })
    .first()
    .click();

const choose = (text: string) => (page: Page) =>
  page
    .getByRole('radio', { name: new RegExp(`^(${text}|${translated(text)})\\b`) })
    .first()
    .check();

const search = (text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: 'Search for movies' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`search?q=${text}`);
};

const clear = async (page: Page) => {
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/search$/);
};

const JOURNEYS: readonly Journey[] = [
  {
    title: 'other words are searched, and the search is cleared',
    path: './search',
    // A submitted query is recent at once, and a query from an address only after a while.
    steps: [search('the'), search('star'), search('xyzzy'), clear, search('the')],
  },
  { title: 'genres are chosen one after the other', path: './movies', steps: [choose('Horror'), choose('Drama')] },
  {
    title: 'plans are compared',
    path: './subscription',
    steps: [choose('Basic'), choose('Yearly'), choose('Standard'), choose('Monthly')],
  },
  {
    title: 'a title is added and removed',
    path: './movie/1001',
    steps: [press('Add to Watchlist'), press('In Watchlist'), press('Add to Watchlist')],
  },
  { title: 'the diagnostics are checked again', path: './diagnostics', steps: [press('Check again')] },
];

for (const { title, path, steps } of JOURNEYS)
  test(`in a page that the browser has translated, ${title}`, async ({ page }) => {
    const english = await openEnglish(page, test.info().project.use.baseURL);
    for (const view of [english, page]) {
      await signInBefore(view);
      await open(view, path);
      await whole(view);
    }
    await translatePage(page);
    await expectSameWordsNow(english, page, 'after the translation');
    for (const [index, step] of steps.entries()) {
      await step(english, (text) => text);
      await step(page, translated);
      await expectSameWordsNow(english, page, `after step ${index + 1}`);
    }
    await english.context().close();
  });

for (const screen of SCREENS)
  test(
    `${screen.name} stands when it is translated, left and opened again`,
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      // A page that is left before its responses are processed requests them again.
      traffic.allow(/\/api\//);
      const [width] = screen.widths ?? [];
      if (width !== undefined) await page.setViewportSize({ width, height: 900 });
      await showScreen(page, screen);
      const words = await settledWords(page);
      await translatePage(page);
      // More content may appear meanwhile, such as the next rows. No content may disappear.
      await expect
        .poll(async () => {
          const now = new Set(await wordsOf(page, true));
          return words.filter((word) => !now.has(word));
        })
        .toEqual([]);
      const home = page.getByRole('link', { name: 'Kinora, home' });
      if (await home.isVisible().catch(() => false)) {
        await home.click({ trial: true, timeout: 500 }).then(
          async () => {
            await home.click();
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
            await page.goBack();
          },
          // A dialog covers the link.
          () => undefined,
        );
      }
      await expect(page.getByText(translated('could not be shown'))).toHaveCount(0);
    },
  );
