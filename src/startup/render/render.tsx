import './setLanguage';
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
import type { ScreenName } from '../boot/screens';
import { preloadsOf } from './preloads';
import { createTitleRenderer, TITLE_VARIANTS } from './titleScreen';

/** The signed-in pages with a prerendered screen, except home. */
const PAGES = {
  movies: <MoviesPage />,
  // Any movie path, because the markup is the same for all.
  movie: (
    <Routes location="/movie/1">
      <Route path="/movie/:movieId" element={<MoviePage />} />
    </Routes>
  ),
  series: <SeriesPage />,
  search: <SearchPage />,
  watchlist: <WatchlistPage />,
} satisfies Record<Exclude<ScreenName, 'landing' | 'home'>, Elements>;

const doNothing = () => undefined;

interface PictureBox {
  shape: PictureShape;
  sizes: string;
}

/** The shape and sizes of the first image of a screen. */
const PICTURES: Partial<Record<ScreenName, PictureBox>> = {
  movies: { shape: 'poster', sizes: CARD_SIZES },
  movie: { shape: 'backdrop', sizes: BACKDROP_SIZES },
};

interface Screens {
  /** The prerendered markup of each screen, by name. */
  screens: Record<string, string>;
  /** The preload links of a screen, if it has any. */
  preloads: Record<string, string>;
  /** The markup of title pages that together use every style of a title's first screen. */
  titleVariants: string[];
  /**
   * The markup of image number 0, for screens that get their first image from a response: one of Kinora's own art, one
   * of the image host.
   */
  pictures: Record<string, string>;
}

/** Runs at build time. Renders the first screens for index.html from the app's own components. */
export function renderScreens(basePath: string): Screens {
  const markup = createRenderer(basePath);
  const signedIn = (page: Elements, path = '') => markup(<SignedInFrame>{page}</SignedInFrame>, { pathname: path });
  const screens = {
    landing: markup(<LandingPage onEmail={doNothing} onSeePlans={doNothing} />),
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
