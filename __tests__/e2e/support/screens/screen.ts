import type { Page } from '@playwright/test';
import { expect } from '../test';

/** A screen in one of its states: what the accessibility tests look through and the gallery takes pictures of. */
export interface Screen {
  name: string;
  isSignedOut?: boolean;
  /** Below the base; home where it is left out. */
  path?: string;
  /** The same below the site that asks the TMDB service, where that has to be asked for it. */
  tmdbPath?: () => Promise<string>;
  /** The gallery shows the whole page, not the first screen of it. */
  isLong?: boolean;
  /** Left to the gallery and the exhaustive run: most of it is what another screen has, or it is seldom seen. */
  isVariant?: boolean;
  /** What is new in this state, as a selector, where the rest of the page is another screen's. */
  part?: string;
  /** Where the state exists on some widths only. */
  widths?: readonly number[];
  /** Before the page is asked for: answers to fake, values to store. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the page into its state. */
  arrange: (page: Page) => Promise<unknown>;
}

export const PHONE = 390;
export const TABLET = 834;
export const LAPTOP = 1440;
export const WIDTHS: readonly number[] = [PHONE, TABLET, LAPTOP];

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

export const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);

export const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

export const firstCard = (page: Page) => page.getByRole('article').first();

export const cards = (page: Page) => expect(firstCard(page)).toBeVisible();

/** Home's last row but one, which comes when those above it have. */
export const rowsAreIn = (page: Page) =>
  expect(page.getByRole('region', { name: 'TV Series' }).getByRole('article').first()).toBeAttached();

/** Requests that are never answered: the page goes on loading. */
export const hang = (glob: string) => (page: Page) => page.route(glob, () => undefined);

export const abort = (glob: string) => (page: Page) => page.route(glob, (route) => route.abort());

const LISTED = [
  {
    id: 1001,
    title: 'Interstellar',
    release_date: '2014-11-07',
    vote_average: 8.7,
    runtime: 169,
    genre_ids: [12, 18, 878],
  },
  {
    id: 1013,
    title: 'Furiosa: A Mad Max Saga',
    release_date: '2024-05-24',
    vote_average: 7.5,
    runtime: 148,
    genre_ids: [28, 12],
  },
  {
    id: 1005,
    title: 'Deadpool & Wolverine',
    release_date: '2024-07-26',
    vote_average: 7.6,
    runtime: 128,
    genre_ids: [28, 35],
  },
  {
    id: 2005,
    title: 'Forrest Gump',
    release_date: '1994-07-06',
    vote_average: 8.8,
    runtime: 142,
    genre_ids: [35, 18, 10749],
  },
].map((item, index) => ({
  ...item,
  overview: 'Whoever kept this has wanted to see it for a while, and tonight there is time for it at last.',
  poster_path: `art/posters/${item.id}-500.webp`,
  addedAt: `2026-01-0${index + 1}T12:00:00.000Z`,
}));

/** A watchlist that an earlier visit left behind, or the newest of it. */
export const listed = (page: Page, count = LISTED.length) =>
  page.addInitScript(
    (items) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('movieWatchlist', items);
    },
    JSON.stringify(LISTED.slice(-count)),
  );
