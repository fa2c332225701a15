import { ORIGIN } from './browser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { makeServices } from '@/api/services';
import { makeStore } from '@/app/store';
import { SignedInFrame } from '@/app/SignedInFrame';
import { ImageHost } from '@/components/media/ImageHost';
import { Picture } from '@/components/media/Picture';
import { defaultConfig, TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';
import { BACKDROP_SIZES } from '@/features/titleDetails/TitleDetails';
import type { PictureShape } from '@/lib/pictureSources';
import { HomePage } from '@/pages/HomePage';
import { LandingPage } from '@/pages/LandingPage';
import { MoviePage } from '@/pages/MoviePage';
import { CARD_SIZES, MoviesPage } from '@/pages/MoviesPage';
import { SearchPage } from '@/pages/SearchPage';
import { SeriesPage } from '@/pages/SeriesPage';
import { WatchlistPage } from '@/pages/WatchlistPage';
import { createStorageEngine } from '@/persistence/storageEngine';
import { preloadsOf } from './preloads';

/** The signed-in pages that begin with a picture of their own, by the first part of their address. */
const PAGES: Record<string, ReactNode> = {
  movies: <MoviesPage />,
  // Any of them: none is known yet.
  movie: (
    <Routes location="/movie/1">
      <Route path="/movie/:movieId" element={<MoviePage />} />
    </Routes>
  ),
  series: <SeriesPage />,
  search: <SearchPage />,
  watchlist: <WatchlistPage />,
};

/** A control's tag, so that nobody is offered what does not answer yet. */
const inert = (tag: string) => tag.replace(' aria-hidden="true"', '').replace(/^<\w+/, '$& inert aria-hidden="true"');

/** By the page's name: the box of the picture that it begins with. */
const PICTURES: Record<string, { shape: PictureShape; sizes: string }> = {
  movies: { shape: 'poster', sizes: CARD_SIZES },
  movie: { shape: 'backdrop', sizes: BACKDROP_SIZES },
};

interface FirstPaint {
  /** By the page's name: what it shows first, as markup. */
  screens: Record<string, string>;
  /** The links that ask for the picture of such a screen, where it has one. */
  preloads: Record<string, string>;
  /** The picture number 0 of such a screen that knows its picture only from an answer: one of our own art, one of the image host's. */
  pictures: Record<string, string>;
  hosts: { tmdb: string; images: string };
}

/** Run at build time: what the app shows first, for index.html, from the components that show it later. */
export function renderFirstPaint(basePath: string): FirstPaint {
  const config = defaultConfig(ORIGIN + basePath);
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
      .replaceAll(/data-(media|srcset|sizes)=/g, '$1=')
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
  const pictureOf = (image: string, { shape, sizes }: (typeof PICTURES)[string]) =>
    markup(
      <ImageHost value={TMDB_IMAGE_BASE_URL}>
        <Picture image={image} shape={shape} sizes={sizes} isFirst />
      </ImageHost>,
    ).replace(' loading="lazy"', '');
  return {
    screens,
    hosts: { tmdb: TMDB_BASE_URL, images: TMDB_IMAGE_BASE_URL },
    pictures: Object.fromEntries(
      Object.entries(PICTURES).map(([name, box]) => {
        const own = `art/${box.shape === 'poster' ? 'posters' : 'hero'}/0-500.webp`;
        return [name, pictureOf(own, box) + pictureOf('/0.jpg', box)];
      }),
    ),
    preloads: Object.fromEntries(
      Object.entries(screens).flatMap(([name, screen]) => {
        const links = preloadsOf(screen);
        return links === '' ? [] : [[name, links]];
      }),
    ),
  };
}
