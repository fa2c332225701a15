import { createRenderer } from './renderer';
import { Route, Routes } from 'react-router-dom';
import { SignedInFrame } from '@/app/SignedInFrame';
import { ImageHost } from '@/components/media/ImageHost';
import { SiteContext } from '@/components/site/SiteContext';
import type { Site } from '@/config/site';
import { DEFAULT_SITE } from '@/config/site';
import type { Title } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { MoviePage } from '@/pages/MoviePage';
import { preloadsOf } from './preloads';

/** The first screen of a title page, as the app renders it before it has sent any request. */
export interface TitleScreen {
  /** The markup without the header, which comes with the shell and overlays the page. This limits a page to 8 kB. */
  screen: string;
  /** Links that preload the backdrop; empty if its `<img>` loads as early. */
  preloads: string;
}

/** The skip link comes with the header. */
const SKIP_LINK = /^<a href="#content".*?<\/a>/;

/** Returns a function that renders the first screen of a title from the app's own components. */
export function createTitleRenderer(
  basePath: string,
  imageHost: string,
  site: Site = DEFAULT_SITE,
): (title: Title) => TitleScreen {
  const render = createRenderer(basePath);
  const page = (
    <SiteContext value={site}>
      <ImageHost value={imageHost}>
        <SignedInFrame isBare>
          <Routes>
            <Route path="/movie/:movieId" element={<MoviePage />} />
          </Routes>
        </SignedInFrame>
      </ImageHost>
    </SiteContext>
  );
  return (title) => {
    const [path = '', query = ''] = titlePath(title).slice(1).split('?');
    const screen = render(page, {
      pathname: path,
      search: query && `?${query}`,
      // The state that a card passes, so that no look-up is necessary.
      state: { title, titles: [] },
    }).replace(SKIP_LINK, '');
    return { screen, preloads: preloadsOf(screen) };
  };
}

const VARIANT: Title = {
  kind: 'movie',
  id: 1001,
  source: 'sample',
  title: 'A Title',
  originalTitle: 'Ein Titel',
  releaseDate: '2012-03-04',
  year: 2012,
  poster: 'art/posters/1001-500.webp#3b273b',
  backdrop: 'art/hero/1001-1280.webp#3b273b',
  overview: 'An overview.',
  genres: ['Drama', 'Comedy'],
  genreIds: [],
  director: 'A Director',
  runtime: 104,
  rating: 7.1,
};

/** Titles whose screens together use every style that a title's first screen can use. */
export const TITLE_VARIANTS: readonly Title[] = [
  VARIANT,
  {
    ...VARIANT,
    id: 'words-2012',
    source: 'product',
    backdrop: null,
    poster: '/poster.jpg',
    overview: '',
    isPlayable: true,
  },
  { ...VARIANT, id: 'words', source: 'product', backdrop: null, poster: null, title: 'A long title '.repeat(10) },
];
