import type { Page } from '@playwright/test';
import { bring } from '../ownApi';
import { ARABIC, LONG, makeOwnCatalogue } from '../ownCatalogue';
import type { Screen } from './screen';
import { cards, heading } from './screen';

const { movies, files } = makeOwnCatalogue(30);

const bringThem = (page: Page) => bring(page, files);

const pathOf = (name: string) => `movie/${movies.find(({ title }) => title === name)?.id}?from=product`;

/** Screens with a deployer's own films, which have no images. */
export const ownScreens: readonly Screen[] = [
  {
    name: 'home of own films',
    isLong: true,
    isVariant: true,
    prepare: bringThem,
    arrange: cards,
  },
  { name: 'own films', isVariant: true, path: 'movies', prepare: bringThem, arrange: cards },
  { name: 'own film in Arabic', isVariant: true, path: pathOf(ARABIC), prepare: bringThem, arrange: heading(ARABIC) },
  {
    name: 'own film with a very long name',
    isVariant: true,
    path: pathOf(LONG),
    prepare: bringThem,
    arrange: heading(LONG),
  },
  {
    name: 'collection of own films',
    isVariant: true,
    path: `collection/${movies.find((one) => one.belongs_to_collection)?.belongs_to_collection?.id}?from=product`,
    prepare: bringThem,
    arrange: cards,
  },
];
