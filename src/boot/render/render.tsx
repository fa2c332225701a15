import type { Elements } from '@/lib/elements';
import { createRenderer } from './renderer';
import { Route, Routes } from 'react-router-dom';
import { SignedInFrame } from '@/app/SignedInFrame';
import { ImageHost } from '@/components/media/ImageHost';
import { Picture } from '@/components/media/Picture';
import { TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';
import { BACKDROP_SIZES } from '@/features/titleDetails/TitleDetails';
import type { PictureShape } from '@/lib/pictureSources';
import { HomePage } from '@/pages/HomePage';
import { LandingPage } from '@/pages/LandingPage';
import { MoviePage } from '@/pages/MoviePage';
import { CARD_SIZES, MoviesPage } from '@/pages/MoviesPage';
import { SearchPage } from '@/pages/SearchPage';
import { SeriesPage } from '@/pages/SeriesPage';
import { WatchlistPage } from '@/pages/WatchlistPage';
import type { ScreenName } from '../screens';
import { preloadsOf } from './preloads';
import { createTitleRenderer, TITLE_VARIANTS } from './titleScreen';

/** The signed-in pages that begin with a screen of their own, but for home. */
const PAGES = {
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
} satisfies Record<Exclude<ScreenName, 'landing' | 'home'>, Elements>;

interface PictureBox {
  shape: PictureShape;
  sizes: string;
}

/** The box of the picture that a screen begins with. */
const PICTURES: Partial<Record<ScreenName, PictureBox>> = {
  movies: { shape: 'poster', sizes: CARD_SIZES },
  movie: { shape: 'backdrop', sizes: BACKDROP_SIZES },
};

interface Screens {
  /** By the screen's name: what it shows first, as markup. */
  screens: Record<string, string>;
  /** The links that ask for the picture of such a screen, where it has one. */
  preloads: Record<string, string>;
  /** Markup of title pages that, taken together, use every style of a title's first screen. */
  titleVariants: string[];
  /** The picture number 0 of such a screen that knows its picture only from an answer: one of our own art, one of the image host's. */
  pictures: Record<string, string>;
}

/** Run at build time: what the app shows first, for index.html, from the components that show it later. */
export function renderScreens(basePath: string): Screens {
  const markup = createRenderer(basePath);
  const signedIn = (page: Elements, path = '') => markup(<SignedInFrame>{page}</SignedInFrame>, { pathname: path });
  const screens = {
    landing: markup(<LandingPage />),
    home: signedIn(<HomePage />),
    ...Object.fromEntries(Object.entries(PAGES).map(([name, page]) => [name, signedIn(page, name)])),
  };
  const pictureOf = (image: string, { shape, sizes }: PictureBox) =>
    markup(
      <ImageHost value={TMDB_IMAGE_BASE_URL}>
        <Picture image={image} shape={shape} sizes={sizes} isFirst />
      </ImageHost>,
    ).replace(' loading="lazy"', '');
  const renderTitle = createTitleRenderer(basePath, TMDB_IMAGE_BASE_URL);
  return {
    screens,
    titleVariants: TITLE_VARIANTS.map((title) => renderTitle(title).screen),
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
