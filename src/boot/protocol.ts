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
  /** Kept with the first of them. */
  noted: Promise<void>;
}

/** What the page's own scripts have begun before the app's are here: the one thing that these know of it. */
export interface Boot {
  config: Promise<Response>;
  /** By address. */
  answers: Map<string, EarlyAnswer>;
  /** Set where TMDB's answers of earlier visits are kept: when the last one came, in milliseconds since 1970. */
  kept: string | null;
  /** Not before a screen is shown. */
  early?: Early;
  /** The page calls this as soon as there is a place for its first screen. */
  show: () => void;
}

declare global {
  interface Window {
    kinora?: Boot;
  }
}
