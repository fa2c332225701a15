import type { Page } from '@playwright/test';
import { expect } from '../test';

/** A screen in one of its states, for the accessibility tests and the gallery. */
export interface Screen {
  name: string;
  isSignedOut?: boolean;
  /** The path below the base. Without it, the screen is home. */
  path?: string;
  /** The path below the site with the fake TMDB, for screens whose ids come from that service. */
  tmdbPath?: () => Promise<string>;
  /** Whether the gallery shows the whole page instead of the first screen. */
  isLong?: boolean;
  /** Whether only the gallery and the exhaustive run have it, because it resembles another screen or is rare. */
  isVariant?: boolean;
  /** The selector of the part that differs, if the rest of the page is that of another screen. */
  part?: string;
  /** The widths at which the state exists, if not at all. */
  widths?: readonly number[];
  /** Whether it shows the preview of a card, which the layout for televisions does not have. */
  hasPreview?: boolean;
  /** Runs before the page opens: fakes responses, or stores values. */
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

/** Waits for the last row but one of home, which appears after the rows above it. */
export const rowsAreIn = (page: Page) =>
  expect(page.getByRole('region', { name: 'TV Series' }).getByRole('article').first()).toBeAttached();

/** Never responds to the requests, so the page stays in its loading state. */
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

/** Stores the watchlist of an earlier visit, or its newest titles. */
export const listed = (page: Page, count = LISTED.length) =>
  page.addInitScript(
    (items) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('movieWatchlist', items);
    },
    JSON.stringify(LISTED.slice(-count)),
  );
