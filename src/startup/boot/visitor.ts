import type { StoredBranding } from '@/config/storedBranding';
import { BRANDING_NAME } from '@/config/storedBranding';
import { needsTvLayout } from '@/lib/needsTvLayout';
import { AUTH_NAME, LANGUAGE_NAME, PROGRESS_NAME, SCREEN_NAME } from '@/persistence/storedNames';
import type { FirstScreen } from './screens';
import { screenAt } from './screens';

/**
 * Runs an action with the storage. Returns undefined if the storage is blocked or full; the visit then counts as a
 * first one.
 */
function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

/** Returns the text under a key; empty if there is none. */
export const stored = (key: string): string => withStorage((storage) => storage.getItem(key)) ?? '';

export const remember = (key: string, text: string): void => withStorage((storage) => storage.setItem(key, text));

export const forget = (key: string): void => withStorage((storage) => storage.removeItem(key));

/** The facts about the viewer from earlier visits, and from the text that deploy/apply.cjs wrote into the page. */
export interface Visitor {
  /** A hint that selects the first screen. It signs no viewer in: the app reads the session again with all checks. */
  isSignedIn: boolean;
  /** Whether the viewer has an account, signed in or not. */
  hasAccount: boolean;
  /** The branding of the deployer's site. */
  branding: StoredBranding;
  /** The language that the viewer has chosen, otherwise that of the site; undefined for the browser's. */
  language: string | undefined;
}

/** Returns the object of a JSON text, or an empty object. */
export function readObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * @param stored returns the text under a key; empty if there is none or storage is blocked
 * @param siteText the branding in the page, as JSON, for a first visit
 */
export function visitorOf(stored: (key: string) => string, siteText: string): Visitor {
  const { email, authenticated } = readObject(stored(AUTH_NAME));
  // The format is that of config/storedBranding.
  const branding: StoredBranding = readObject(stored(BRANDING_NAME) || siteText);
  return {
    isSignedIn: Boolean(email) && authenticated === true,
    hasAccount: Boolean(email),
    branding,
    language: stored(LANGUAGE_NAME) || branding.language,
  };
}

/** Returns whether home has a "continue watching" row. It is no part of `Visitor`, because a page of a title does not need it. */
export const hasContinueRow = (stored: (key: string) => string): boolean =>
  /^{"version":\d+,"hasRow":true/.test(stored(PROGRESS_NAME));

/** Gives the page the layout for televisions before the first paint, if this is one or the viewer wants it. */
export function applyTvLayout(stored: (key: string) => string): void {
  if (needsTvLayout(stored(SCREEN_NAME), navigator.userAgent)) document.documentElement.dataset.screen = 'tv';
}

/** Returns the first screen of a viewer for a path below the base path. The diagnostics need no session. */
export function firstScreenOf({ isSignedIn, hasAccount, branding }: Visitor, path: string): FirstScreen {
  if (branding.isOpen || isSignedIn || /^diagnostics$/i.test(path)) return screenAt(path);
  return hasAccount ? 'other' : 'landing';
}
