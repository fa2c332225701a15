import type { TitleId, TitleKind } from '@/domain/title';

export interface HeroSlide {
  id: number;
  /** The stem of its stills: `art/hero/<image>-<width>.avif`. */
  image: string;
  title: string;
  description: string;
  /** Below the app's base; null as long as there is only a still. */
  videoUrl: string | null;
  /** The title of the catalogue that it stands for. */
  opens: { kind: TitleKind; id: TitleId };
}

export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: 1,
    image: 'the-boys',
    title: 'The Boys',
    description: 'When heroes answer to a company, somebody has to answer the heroes.',
    videoUrl: null,
    opens: { kind: 'tv', id: 4001 },
  },
  {
    id: 2,
    image: 'money-heist',
    title: 'Money Heist',
    description: 'Eight thieves, one mint, and a plan that has thought of everything but them.',
    videoUrl: null,
    opens: { kind: 'tv', id: 4002 },
  },
  {
    id: 3,
    image: 'game-of-thrones',
    title: 'Game of Thrones',
    description: 'Great houses fight over a chair while winter walks towards the wall.',
    videoUrl: null,
    opens: { kind: 'tv', id: 4003 },
  },
  {
    id: 4,
    image: 'interstellar',
    title: 'Interstellar',
    description: 'A father leaves a dying Earth to find his children another one.',
    videoUrl: null,
    opens: { kind: 'movie', id: 1001 },
  },
  {
    id: 5,
    image: 'avengers',
    title: 'Avengers',
    description: 'Six heroes who cannot stand each other stand between us and the sky falling in.',
    videoUrl: null,
    opens: { kind: 'movie', id: 1002 },
  },
];
