import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, IN_BOTH } from './support/extent';
import { answerFilm, VIDEO } from './support/films';
import { findAsWritten, findByEnglish, shownTexts } from './support/findByEnglish';
import { connectGamepad } from './support/gamepad';
import { open, whole } from './support/open';
import { bring } from './support/ownApi';
import { makeOwnCatalogue } from './support/ownCatalogue';
import type { Remote } from './support/remote';
import { choose, gamepad, reach, television } from './support/remote';
import { speak } from './support/said';
import type { Traffic } from './support/traffic';
import { expect, test } from './support/test';

/** A visit from the first screen to the last, by arrows and two buttons alone. */
interface Visit {
  page: Page;
  remote: Remote;
  /** Letters that find the film, and the key of the on-screen keyboard that leads to them. */
  query: string;
  layer?: string;
  isOwn: boolean;
}

const REMOTES = { 'the remote of a television': television, 'a gamepad': gamepad };

const LANGUAGES = ['en', 'ar'] as const;

/** The words of the own films that the visits look for. */
const QUERIES = { en: 'febaba', ar: 'الظلال' };

const banner = (page: Page) => page.getByRole('banner');
const field = (page: Page) => page.getByRole('combobox').first();

/** A television has a keyboard of its own for fields. */
async function type({ page, remote }: Visit, name: string, text: string) {
  await reach(page, remote, page.getByRole('textbox', { name, exact: true }));
  await page.keyboard.insertText(text);
}

const press = ({ page, remote }: Visit, name: string) =>
  choose(page, remote, page.getByRole('button', { name, exact: true }).first());

async function signIn(visit: Visit) {
  const { page } = visit;
  if (!visit.isOwn) {
    await press(visit, 'Use Demo Email');
    await press(visit, 'Get Started');
    await press(visit, 'Auto-fill credentials');
    await press(visit, 'Sign In');
    return;
  }
  await type(visit, 'Email', 'ada@films.example');
  await press(visit, 'Get Started');
  await press(visit, 'Create Account');
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await type(visit, 'Email Address', 'ada@films.example');
  await type(visit, 'Password', 'a long password');
  await type(visit, 'Confirm Password', 'a long password');
  await press(visit, 'Create Account');
  await press(visit, 'Continue to Home');
}

/** Opens a page by the navigation, looks around, and goes back to home. */
async function visitPage({ page, remote }: Visit, name: string, lookAround: () => Promise<void>) {
  await choose(page, remote, banner(page).getByRole('link', { name, exact: true }).first());
  await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await lookAround();
  await remote(page, 'back');
  await expect(page).toHaveURL(/\/kinora\/$/);
}

async function openFilters({ page, remote }: Visit) {
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await choose(page, remote, page.getByRole('button', { name: /^Filters/ }));
  await choose(page, remote, dialog.getByRole('checkbox').first());
  await choose(page, remote, dialog.getByRole('button', { name: /^Show / }));
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/genre=/);
  // The filter is a page of its own in the history.
  await remote(page, 'back');
  await expect(page).not.toHaveURL(/genre=/);
}

const openFirstCard = ({ page, remote }: Visit) =>
  choose(page, remote, page.getByRole('main').getByRole('article').first());

async function openMovie(visit: Visit) {
  await openFirstCard(visit);
  const dialog = visit.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await visit.remote(visit.page, 'down');
  await visit.remote(visit.page, 'back');
  await expect(dialog).toBeHidden();
}

async function openSeries(visit: Visit) {
  await openFirstCard(visit);
  await expect(visit.page).toHaveURL(/type=tv/);
  await visit.remote(visit.page, 'back');
  await expect(visit.page).toHaveURL(/\/series$/);
}

async function searchOnScreen({ page, remote, query, layer }: Visit) {
  const keyboard = page.getByRole('group', { name: 'On-screen keyboard' });
  if (layer) await choose(page, remote, keyboard.getByRole('button', { name: layer }));
  for (const letter of query) await choose(page, remote, keyboard.getByRole('button', { name: letter, exact: true }));
  await expect(field(page)).toHaveValue(query);
  await choose(page, remote, keyboard.getByRole('button', { name: 'Done' }));
}

/** Opens a title from a row of home, saves it, and opens the page of a person or, in the demo, of a genre. */
async function openTitle(visit: Visit) {
  const { page, remote } = visit;
  const main = page.getByRole('main');
  await choose(page, remote, main.getByRole('region').last().getByRole('article').first());
  await expect(page).toHaveURL(/\/movie\/|type=tv/);
  const address = page.url();
  await press(visit, 'Add to Watchlist');
  await expect(page.getByRole('button', { name: 'In Watchlist' })).toBeVisible();
  await choose(page, remote, main.locator('a:is([href*="/person/"], [href*="?genre="])').first());
  await expect(page).toHaveURL(/\/person\/|genre=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await remote(page, 'back');
  await expect(page).toHaveURL(address);
  await remote(page, 'back');
  await expect(page).toHaveURL(/\/kinora\/$/);
}

/** Plays the film that the search has found, and reaches the controls of the player. */
async function playFound(visit: Visit) {
  const { page, remote } = visit;
  await openFirstCard(visit);
  await expect(page).toHaveURL(/\/watch\//);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)).toBe(true);
  await remote(page, 'enter');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await remote(page, 'down');
  await choose(page, remote, page.getByRole('button', { name: 'Settings' }));
  await expect(page.getByRole('region', { name: 'Settings' }).or(page.getByRole('dialog'))).not.toHaveCount(0);
  await remote(page, 'back');
  await remote(page, 'back');
  await expect(page).toHaveURL(/\/search\?/);
}

async function openAccount({ page, remote }: Visit, item: string) {
  await choose(page, remote, page.getByRole('button', { name: 'Account menu' }));
  await choose(page, remote, page.getByRole('menuitem', { name: item, exact: true }));
}

async function chooseGerman(visit: Visit) {
  const { page, remote } = visit;
  await openAccount(visit, 'Language');
  await reach(page, remote, page.getByRole('menuitemradio', { name: 'Deutsch' }));
  // The page reloads during the press.
  await Promise.all([page.waitForEvent('load'), remote(page, 'enter').catch(() => undefined)]);
  findByEnglish(page, shownTexts('de'));
  await whole(page);
}

async function visitAll(visit: Visit) {
  const { page, remote, isOwn } = visit;
  const step = (name: string, act: () => Promise<void>) => test.step(name, act);
  await step('sign in', () => signIn(visit));
  await expect(banner(page).getByRole('link', { name: 'MOVIES' })).toBeVisible();
  await step('a title and its person', () => openTitle(visit));
  await step('movies', () => visitPage(visit, 'MOVIES', () => openMovie(visit)));
  await step('filters', () => visitPage(visit, 'MOVIES', () => openFilters(visit)));
  await step('series', () => visitPage(visit, 'SERIES', () => openSeries(visit)));
  await step('watchlist', () => visitPage(visit, 'WATCHLIST', () => remote(page, 'down')));
  await step('profile', async () => {
    await openAccount(visit, 'Profile');
    await expect(page).toHaveURL(/\/profile$/);
    await reach(page, remote, page.getByRole('tab').last());
    await remote(page, 'back');
  });
  if (!isOwn)
    await step('plans', async () => {
      await openAccount(visit, 'Subscription');
      await expect(page).toHaveURL(/\/subscription$/);
      await press(visit, 'Continue with Premium');
      await expect(page.getByRole('dialog')).toBeVisible();
      await remote(page, 'back');
      await expect(page.getByRole('dialog')).toBeHidden();
      await remote(page, 'back');
    });
  await step('search and play', () =>
    visitPage(visit, 'SEARCH', async () => {
      await searchOnScreen(visit);
      await playFound(visit);
      await remote(page, 'back');
    }),
  );
  await step('language', () => chooseGerman(visit));
  await step('sign out', () => openAccount(visit, 'Logout'));
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
}

async function bringOwnFilms(page: Page, traffic: Traffic) {
  const { movies, files } = makeOwnCatalogue(60);
  for (const movie of movies) Object.assign(movie, { video: VIDEO });
  await bring(page, files);
  traffic.allow(/\/films\//);
  await page.route('**/films/**', (route) => answerFilm(route));
}

test.describe('on a television', () => {
  test.use({ viewport: { width: 1280, height: 720 } });
  test.afterEach(findAsWritten);

  for (const isOwn of [false, true])
    for (const language of LANGUAGES)
      for (const [what, remote] of Object.entries(REMOTES)) {
        const isInGate = isOwn === (language === 'ar') && isOwn === (remote === gamepad);
        const extent = isInGate ? IN_BOTH : EXHAUSTIVE_ONLY;
        const site = isOwn ? 'a deployer’s own site' : 'the demo';
        test(`${what} is enough for a whole visit of ${site} (${language})`, extent, async ({ page, traffic }) => {
          test.setTimeout(240_000);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.addInitScript(() => localStorage.setItem('kinora:screen', 'tv'));
          if (remote === gamepad) await connectGamepad(page);
          if (isOwn) await bringOwnFilms(page, traffic);
          if (language !== 'en') {
            await speak(page, language);
            findByEnglish(page, shownTexts(language));
          }
          await open(page, './');
          await whole(page);
          const query = isOwn ? QUERIES[language] : 'forty';
          const layer = !isOwn && language === 'ar' ? 'ABC' : undefined;
          await visitAll({ page, remote, query, layer, isOwn });
        });
      }
});
