import type { TitleName } from '@/domain/title/title';
import type { ImageRef } from '@/lib/safeUrls';

export interface HeroSlide {
  id: number;
  /** Phones use a portrait version, with the suffix `-m-780`. */
  image: ImageRef;
  title: string;
  year: number;
  genre: string;
  rating: number;
  description: string;
  /** The path of the clip: relative to the app's base, without an extension. A WebM and an MP4 file exist. */
  videoUrl: string;
  /** The title in the catalogue that the slide links to. */
  opens: TitleName;
}

export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: 1,
    image: 'art/hero/the-boys-1280.webp#39312e',
    title: 'The Boys',
    year: 2019,
    genre: 'Action & Adventure',
    rating: 8.7,
    description: 'When heroes answer to a company, somebody has to answer the heroes.',
    videoUrl: 'art/hero/the-boys',
    opens: { kind: 'tv', id: 4001, source: 'sample' },
  },
  {
    id: 2,
    image: 'art/hero/money-heist-1280.webp#542f1f',
    title: 'Money Heist',
    year: 2017,
    genre: 'Crime',
    rating: 8.2,
    description: 'Eight thieves, one mint, and a plan that has thought of everything but them.',
    videoUrl: 'art/hero/money-heist',
    opens: { kind: 'tv', id: 4002, source: 'sample' },
  },
  {
    id: 3,
    image: 'art/hero/game-of-thrones-1280.webp#493c3f',
    title: 'Game of Thrones',
    year: 2011,
    genre: 'Drama',
    rating: 9.2,
    description: 'Great houses fight over a chair while winter walks towards the wall.',
    videoUrl: 'art/hero/game-of-thrones',
    opens: { kind: 'tv', id: 4003, source: 'sample' },
  },
  {
    id: 4,
    image: 'art/hero/interstellar-1280.webp#412d30',
    title: 'Interstellar',
    year: 2014,
    genre: 'Science Fiction',
    rating: 8.7,
    description: 'A father leaves a dying Earth to find his children another one.',
    videoUrl: 'art/hero/interstellar',
    opens: { kind: 'movie', id: 1001, source: 'sample' },
  },
  {
    id: 5,
    image: 'art/hero/avengers-1280.webp#543845',
    title: 'Avengers',
    year: 2012,
    genre: 'Action',
    rating: 8,
    description: 'Six heroes who cannot stand each other stand between us and the sky falling in.',
    videoUrl: 'art/hero/avengers',
    opens: { kind: 'movie', id: 1002, source: 'sample' },
  },
];
