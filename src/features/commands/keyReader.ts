import type { KeyPress } from '@/lib/keyPress';
import { isLatin, latinKeyOf } from '@/lib/keyPress';

/** The time to press the second key. */
export const SECOND_KEY_MS = 1500;

/** Whether the commands of the platform use the Cmd key. The browsers of an iPad call it a Mac. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Returns the name of a pressed key as the table of commands writes it: `g`, `/`, `mod+k`. Null for capital letters and
 * for keys with another modifier, which belong to the browser or the desktop.
 */
export function keyNameOf(pressed: KeyPress): string | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const written = (isLatin(key) ? undefined : latinKeyOf(pressed)) ?? key.toLowerCase();
  const isLetter = /^[a-z]$/.test(written);
  if (altKey || (isLetter && shiftKey)) return null;
  if (!ctrlKey && !metaKey) return written;
  return ctrlKey !== metaKey && metaKey === isApple() ? `mod+${written}` : null;
}

/**
 * Finds the keys of a command in the presses of a viewer. The first of two keys waits for the second one. Any other key
 * ends the wait and does nothing.
 * @param keys all keys of commands
 */
export function createKeyReader(keys: readonly string[]) {
  const pairs = keys.filter((name) => name.includes(' '));
  const startsPair = (name: string) => pairs.some((pair) => pair.startsWith(`${name} `));
  let first: { name: string; at: number } | null = null;

  /** Returns the keys of the command, `waiting` after the first of two keys, or null. */
  return (name: string, now: number): string | null => {
    const before = first !== null && now - first.at <= SECOND_KEY_MS ? first.name : null;
    first = null;
    if (before !== null && pairs.includes(`${before} ${name}`)) return `${before} ${name}`;
    if (startsPair(name)) {
      first = { name, at: now };
      return 'waiting';
    }
    return (before === null || name.startsWith('mod+')) && keys.includes(name) ? name : null;
  };
}
