import type { FirstLook } from '@/config/firstLook';

/** A request that is under way. */
export interface EarlyAnswer {
  response: Promise<Response>;
  controller: AbortController;
}

/** Something that was done with the page's own HTML. */
export interface EarlyNote {
  event: Event;
  /** Of its target, which forgets it when it is taken away. */
  scrollLeft: number;
}

/** What a visitor did before the app was there. */
export interface Early {
  /** The page's own HTML, which the app takes away. */
  page: Element[];
  notes: EarlyNote[];
  /** Set by the app: hears of each note. */
  onNote: () => void;
}

/** What the page's own scripts have begun before the app's are here: what these know of it. */
export interface Boot {
  config: Promise<Response>;
  /** By address. */
  answers: Map<string, EarlyAnswer>;
  /** Set where TMDB's answers of earlier visits are kept. */
  kept: string | null;
  /** Not before a screen is shown. */
  early?: Early;
}

/** The same, and what choose.ts says to show.ts. */
export interface OwnBoot extends Boot {
  /** Home's rows, where they are not Kinora's. */
  rows: FirstLook['rows'];
  /** A copy of what a template of the page holds, in which addresses begin at the bundle's place. */
  copy: (template: HTMLTemplateElement) => DocumentFragment;
  /** What the first answer says of the picture that the page begins with. */
  picture: Promise<string>;
  /** Lets the app come; once. */
  start: () => void;
}

declare global {
  interface Window {
    kinora?: Boot;
  }
}

/** Nothing where the guard has stopped. */
export const ownBoot = () => window.kinora as OwnBoot | undefined;
