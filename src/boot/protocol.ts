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
  noted: Promise<unknown>;
  /** Resolves when the app has replaced the page's own HTML, before the app is painted. Set with the boot script. */
  taken?: Promise<unknown>;
}

/** What the page's own scripts have begun before the app's are here: the one thing that these know of it. */
export interface Boot {
  /** Of the address, below the bundle's place. */
  path: string;
  /** A copy of what a template of the page holds, in which addresses begin at that place. */
  copy: (template: HTMLTemplateElement) => DocumentFragment;
  config: Promise<Response>;
  /** By address. */
  answers: Map<string, EarlyAnswer>;
  /** When the last of TMDB's answers came that are kept, in milliseconds since 1970; empty where there are none. */
  kept: string;
  /** An earlier build, which knew no keys with a base path, stored the viewer's data for this site. */
  isUnadopted?: boolean;
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
