import type { Page } from '@playwright/test';
import type { WireTitle } from '../serviceTitles';
import { findTitle } from '../serviceTitles';
import { expect } from '../test';
import type { Screen } from './screen';
import { abort, hang, heading, press } from './screen';

const withMuch = ({ credits, videos, belongs_to_collection: collection }: WireTitle) =>
  !!collection && (credits?.cast.length ?? 0) > 10 && (videos?.results.length ?? 0) > 0;

const withLittle = ({ credits, videos }: WireTitle) => (credits?.cast.length ?? 0) < 3 && videos?.results.length === 0;

const longRunning = ({ seasons = [] }: WireTitle) => seasons.length > 2;

const movie = (isIt: (title: WireTitle) => boolean, path: (title: WireTitle) => string) => async () =>
  `${path(await findTitle('movie', isIt))}?from=tmdb`;

const series = (path: (title: WireTitle) => string) => async () =>
  `${path(await findTitle('tv', longRunning))}?type=tv&from=tmdb`;

const titlePath = ({ id }: WireTitle) => `movie/${id}`;

const film = movie(withMuch, titlePath);
const season = series((title) => `${titlePath(title)}/season/1`);
const collection = movie(withMuch, ({ belongs_to_collection: of }) => `collection/${of?.id}`);
const person = movie(withMuch, ({ credits }) => `person/${credits?.cast[0]?.id}`);

const isLoading = (page: Page) => expect(page.getByText('Loading…').first()).toBeAttached();

/** Pages with data of TMDB: titles with much of it, and titles with little. */
export const detailsScreens: readonly Screen[] = [
  {
    name: 'detail with all that TMDB knows',
    isLong: true,
    tmdbPath: film,
    arrange: heading('About this movie'),
  },
  {
    name: 'detail of which TMDB knows little',
    isLong: true,
    isVariant: true,
    tmdbPath: movie(withLittle, titlePath),
    arrange: heading('About this movie'),
  },
  {
    name: 'detail, loading',
    isVariant: true,
    tmdbPath: film,
    prepare: hang('**/3/movie/**'),
    arrange: isLoading,
  },
  {
    name: 'detail that failed',
    isVariant: true,
    tmdbPath: film,
    prepare: abort('**/3/movie/**'),
    arrange: heading('This title could not be loaded'),
  },
  {
    name: 'detail with everybody',
    isLong: true,
    isVariant: true,
    tmdbPath: film,
    arrange: async (page) => {
      await press(page, 'All cast and crew');
      await expect(page.getByRole('button', { name: 'Show fewer' })).toBeVisible();
    },
  },
  {
    name: 'a picture, large',
    isVariant: true,
    part: 'dialog',
    tmdbPath: movie(({ images }) => (images?.backdrops.length ?? 0) > 1, titlePath),
    arrange: async (page) => {
      await page.getByRole('region', { name: 'Images', exact: true }).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'series with seasons',
    isVariant: true,
    isLong: true,
    tmdbPath: series(titlePath),
    arrange: (page) => expect(page.getByRole('region', { name: 'Seasons' }).getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'season',
    isVariant: true,
    isLong: true,
    tmdbPath: season,
    arrange: heading('Episodes'),
  },
  {
    name: 'season, loading',
    isVariant: true,
    tmdbPath: season,
    prepare: hang('**/3/tv/**'),
    arrange: isLoading,
  },
  {
    name: 'season that failed',
    isVariant: true,
    tmdbPath: season,
    prepare: abort('**/3/tv/**'),
    arrange: heading('This season could not be loaded'),
  },
  {
    name: 'collection',
    isVariant: true,
    isLong: true,
    tmdbPath: collection,
    arrange: (page) => expect(page.getByRole('region', { name: 'Films' }).getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'collection, loading',
    isVariant: true,
    tmdbPath: collection,
    prepare: hang('**/3/collection/**'),
    arrange: isLoading,
  },
  {
    name: 'person, loading',
    isVariant: true,
    tmdbPath: person,
    prepare: hang('**/3/person/**'),
    arrange: isLoading,
  },
  {
    name: 'person',
    isVariant: true,
    isLong: true,
    tmdbPath: person,
    arrange: heading('Filmography'),
  },
  {
    name: 'person that is not found',
    isVariant: true,
    tmdbPath: () => Promise.resolve('person/-1'),
    arrange: heading('Person not found'),
  },
];
