import { ORIGIN } from './browser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { makeServices } from '@/api/services';
import { makeStore } from '@/app/store';
import { SignedInFrame } from '@/app/SignedInFrame';
import { readConfig } from '@/config/runtimeConfig';
import { HomePage } from '@/pages/HomePage';
import { LandingPage } from '@/pages/LandingPage';
import { MoviePage } from '@/pages/MoviePage';
import { MoviesPage } from '@/pages/MoviesPage';
import { SearchPage } from '@/pages/SearchPage';
import { SeriesPage } from '@/pages/SeriesPage';
import { WatchlistPage } from '@/pages/WatchlistPage';
import { createStorageEngine } from '@/persistence/storageEngine';
import { preloadsOf } from './preloads';

/** The signed-in pages that begin with a picture of their own, by the first part of their address. */
const PAGES: Record<string, ReactNode> = {
  movies: <MoviesPage />,
  movie: <MoviePage />,
  series: <SeriesPage />,
  search: <SearchPage />,
  watchlist: <WatchlistPage />,
};

/** A control's tag, so that nobody is offered what does not answer yet. */
const inert = (tag: string) => tag.replace(' aria-hidden="true"', '').replace(/^<\w+/, '$& inert aria-hidden="true"');

interface FirstPaint {
  /** By the page's name: what it shows first, as markup. */
  screens: Record<string, string>;
  /** The links that ask for the picture of such a screen, where it has one. */
  preloads: Record<string, string>;
}

/** Run at build time: what the app shows first, for index.html, from the components that show it later. */
export function renderFirstPaint(basePath: string): FirstPaint {
  const config = readConfig({}, ORIGIN + basePath, () => undefined);
  const engine = createStorageEngine({ getStorage: () => null, warn: () => undefined });
  const { store } = makeStore({ services: makeServices(Promise.resolve(config)), engine });
  const markup = (screen: ReactNode, path = '') =>
    renderToStaticMarkup(
      <Provider store={store}>
        <StaticRouter basename={basePath.replace(/\/$/, '')} location={basePath + path}>
          {screen}
        </StaticRouter>
      </Provider>,
    )
      .replaceAll(ORIGIN, '')
      // The policy allows no style attributes; the boot script sets the colours.
      .replaceAll(/ style="background:(#[\da-f]{6})"/g, ' data-color="$1"')
      // Other pictures than the one that matters most would share the line with it and with the scripts.
      .replaceAll(
        /(<picture[^>]*>)(.*?)(<\/picture>)/gs,
        (picture: string, start: string, content: string, end: string) =>
          /fetchpriority="high"/i.test(content) ? picture : start + end,
      )
      // The tab's title is the page's own until the app stands.
      .replace(/<title>.*?<\/title>/, '');
  // Nobody answers yet; a link does, and so does the landing's field, which is handed over.
  const signedIn = (page: ReactNode, path?: string) =>
    markup(<SignedInFrame>{page}</SignedInFrame>, path).replaceAll(/<(button|input) [^>]*/g, inert);
  const screens = {
    landing: markup(<LandingPage />).replaceAll(/<button (?!type="submit")[^>]*/g, inert),
    home: signedIn(<HomePage />),
    ...Object.fromEntries(Object.entries(PAGES).map(([name, page]) => [name, signedIn(page, name)])),
  };
  return {
    screens,
    preloads: Object.fromEntries(
      Object.entries(screens).flatMap(([name, screen]) => {
        const links = preloadsOf(screen);
        return links === '' ? [] : [[name, links]];
      }),
    ),
  };
}
