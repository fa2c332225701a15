import { isRecord, parseJson } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import type { StorageEngine } from './storageEngine';

/** An entry that a viewer has chosen in the palette: a command, or the page of a title or a person. */
export type RecentChoice =
  { kind: 'command'; id: string } | { kind: 'movie' | 'tv' | 'person'; path: string; name: string };

export const RECENT_CHOICES_KEY = siteStorageKey(`${NAME_PREFIX}choices`);

const LIMIT = 5;
const MAX_LENGTH = 200;

/** Only the app's own pages, because the stored text may come from elsewhere. */
const PATH = /^\/(movie|person)\/[^/\\]+$/;

function readChoice(raw: unknown): RecentChoice | [] {
  if (!isRecord(raw)) return [];
  const [id, path, name] = [raw.id, raw.path, raw.name].map((text) => cleanText(text, MAX_LENGTH));
  if (raw.kind === 'command') return id ? { kind: 'command', id } : [];
  const kind = (['movie', 'tv', 'person'] as const).find((known) => known === raw.kind);
  return kind && path && name && PATH.test(path) ? { kind, path, name } : [];
}

const keyOf = (choice: RecentChoice) => (choice.kind === 'command' ? choice.id : choice.path);

/** The last choices in the palette, the newest first. */
export const recentChoices = (engine: StorageEngine) => {
  const get = (): RecentChoice[] => {
    const stored = parseJson(engine.get(RECENT_CHOICES_KEY));
    return Array.isArray(stored) ? stored.slice(0, LIMIT).flatMap(readChoice) : [];
  };
  return {
    get,
    add: (choice: RecentChoice) => {
      const others = get().filter((other) => keyOf(other) !== keyOf(choice));
      engine.set(RECENT_CHOICES_KEY, JSON.stringify([choice, ...others].slice(0, LIMIT)));
    },
  };
};
