import { isRecord } from '@/lib/json';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';

const KEY = siteStorageKey(`${NAME_PREFIX}pages`);

/** Raise it when the format of the states changes. A reload can come with a new build. */
const VERSION = 1;

/** The states in which the viewer left the pages of this tab, by history entry. */
export interface KeptPageStates<State> {
  /** The language of the pages, because headings differ between languages. */
  language: string;
  states: [key: string, state: State][];
}

/** Keeps the states for a reload. */
export function keepPageStates<State>(kept: KeptPageStates<State>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...kept }));
  } catch {
    // If the storage is blocked, a reload starts at the top of the page.
  }
}

/** Returns the states that the same format of `keepPageStates` wrote; null if there are none. */
export function keptPageStates<State>(): KeptPageStates<State> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isRecord(kept) && kept.version === VERSION ? (kept as unknown as KeptPageStates<State>) : null;
  } catch {
    return null;
  }
}
