export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The characters by physical key, for keyboard layouts that write other characters. See `KeyboardEvent.code`. */
const CODES: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/** True for names of keys, such as `Enter`, as well. */
export const isLatin = (key: string): boolean => /^[\u0020-\u007e]+$/.test(key);

/** Returns the character that a key writes on an English keyboard, in lower case. */
export function latinKeyOf({ code, shiftKey }: KeyPress): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? CODES[code]?.[shiftKey ? 1 : 0];
}

/**
 * Returns whether a key writes a character, so that speech input or an accidental press can trigger it. WCAG 2.1.4 asks
 * for a way to switch such shortcuts off. The space bar is not one of them, because it presses the focused control.
 */
export const isCharacterKey = ({ key }: Pick<KeyPress, 'key'>): boolean => Array.from(key).length === 1 && key !== ' ';
