import type { FirstLook } from '@/config/firstLook';
import { FIRST_LOOK_NAME } from '@/config/firstLook';
import { AUTH_NAME, PROGRESS_NAME } from '@/persistence/storedNames';
import type { FirstScreen } from './screens';
import { screenAt } from './screens';

/** What is known of who comes, from earlier visits and from what deploy/apply.cjs wrote into the page. */
export interface Visitor {
  /** Nobody can be signed in by this alone: the app reads it anew, and in full. */
  isSignedIn: boolean;
  /** Has an account, signed in or not. */
  isKnown: boolean;
  /** How the deployer's site looks. */
  look: FirstLook;
  /** Home has a row of what was begun. */
  isGoingOn: boolean;
}

/** The object that a text says, or an empty one. */
function read(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * @param stored what is stored under a name; empty where there is nothing, or no storage
 * @param siteText the looks that stand in the page, as JSON, for who has not been here
 */
export function visitorOf(stored: (key: string) => string, siteText: string): Visitor {
  const { email, authenticated } = read(stored(AUTH_NAME));
  return {
    isSignedIn: Boolean(email) && authenticated === true,
    isKnown: Boolean(email),
    // As config/firstLook wrote it.
    look: read(stored(FIRST_LOOK_NAME) || siteText),
    isGoingOn: /^{"version":\d+,"hasRow":true/.test(stored(PROGRESS_NAME)),
  };
}

/** What this visitor sees first at an address below the bundle's place. Diagnostics are for everybody. */
export function firstScreenOf({ isSignedIn, isKnown, look }: Visitor, path: string): FirstScreen {
  if (look.isOpen || isSignedIn || /^diagnostics$/i.test(path)) return screenAt(path);
  return isKnown ? 'other' : 'landing';
}
