import type { Catalogue, FirstWords } from './language';

/** The language of a visit that is not in English. */
export interface VisitLanguage {
  /** A tag such as `pt-BR`. */
  code: string;
  /** The file of the translations, below the bundle's base path. */
  file: string;
  /** The texts of the first screens. Empty until they are loaded. */
  words: FirstWords;
  /** Whether the texts of the first screens are being loaded. */
  isWaiting: boolean;
  /** Resolves with the translations; with undefined if the visit must be in English after all. */
  decided: Promise<Catalogue | undefined>;
}

/** A prefetched request, pending or done. */
export interface PrefetchedResponse {
  response: Promise<Response>;
  controller: AbortController;
}

/** A captured event on the prerendered HTML. */
export interface CapturedEvent {
  event: Event;
  /** The scroll position of the target, which is lost when the target is removed. */
  scrollLeft: number;
}

/** The actions of the viewer before the app ran. */
export interface EarlyEvents {
  /** The prerendered HTML, which the app replaces. */
  page: Element[];
  events: CapturedEvent[];
  /** Resolves at the first captured event. */
  firstCapture: Promise<unknown>;
  /** Resolves when the app has replaced the prerendered HTML, before the app is painted. Set by the boot script. */
  replaced?: Promise<unknown>;
}

/** The state that the boot script passes to the app. The app uses nothing else of it. */
export interface Boot {
  /** The path of the URL below the base path. */
  path: string;
  /** Returns a copy of a template's content with the base path in its URLs. */
  copy: (template: HTMLTemplateElement) => DocumentFragment;
  config: Promise<Response>;
  /** The language of the interface; undefined if it is English. */
  language?: VisitLanguage | undefined;
  /** The prefetched requests, by URL. */
  answers: Map<string, PrefetchedResponse>;
  /** The time of the last cached response of TMDB, in milliseconds since 1970; empty if there is none. */
  cachedAt: string;
  /** Whether the site has its own catalogue and no samples, by the page's HTML or an earlier visit. */
  isOwn?: true | undefined;
  /** Whether an earlier build stored the viewer's data for this site under keys without a base path. */
  isUnadopted?: boolean;
  /** Undefined until a screen is shown. */
  early?: EarlyEvents;
  /** The page calls this as soon as the element for the first screen exists. */
  show: () => void;
}

declare global {
  interface Window {
    kinora?: Boot;
  }
}
