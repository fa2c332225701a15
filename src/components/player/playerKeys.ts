/** A command of the player. */
export type PlayerCommand =
  | { do: 'toggle' | 'mute' | 'fullScreen' | 'captions' | 'pictureInPicture' | 'next' | 'previous' | 'keys' }
  /** In seconds. */
  | { do: 'seekBy'; value: number }
  /** A share of the duration, from 0 to 1. */
  | { do: 'seekToShare'; value: number }
  /** -1 or 1. */
  | { do: 'volumeBy' | 'rateBy' | 'frameBy' | 'chapterBy'; value: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The commands by `KeyboardEvent.key` in lower case. */
const COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  j: { do: 'seekBy', value: -10 },
  l: { do: 'seekBy', value: 10 },
  arrowleft: { do: 'seekBy', value: -5 },
  arrowright: { do: 'seekBy', value: 5 },
  arrowup: { do: 'volumeBy', value: 1 },
  arrowdown: { do: 'volumeBy', value: -1 },
  m: { do: 'mute' },
  f: { do: 'fullScreen' },
  c: { do: 'captions' },
  i: { do: 'pictureInPicture' },
  home: { do: 'seekToShare', value: 0 },
  end: { do: 'seekToShare', value: 1 },
  '<': { do: 'rateBy', value: -1 },
  '>': { do: 'rateBy', value: 1 },
  ',': { do: 'frameBy', value: -1 },
  '.': { do: 'frameBy', value: 1 },
  'shift+n': { do: 'next' },
  'shift+p': { do: 'previous' },
  pageup: { do: 'chapterBy', value: -1 },
  pagedown: { do: 'chapterBy', value: 1 },
  '?': { do: 'keys' },
};

/** The characters by physical key, for keyboard layouts that write other characters. See `KeyboardEvent.code`. */
const CODES: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/** @returns null if the player does not use the key, or if it is a shortcut of the browser */
export function keyCommand(pressed: Pressed): PlayerCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const written = pressed.key.toLowerCase();
  const name = isLatin(pressed.key) ? written : (placeOf(pressed) ?? written);
  if (/^\d$/.test(name)) return { do: 'seekToShare', value: Number(name) / 10 };
  const isLetter = /^[a-z]$/.test(name);
  const key = isLetter && pressed.shiftKey ? `shift+${name}` : name;
  return Object.hasOwn(COMMANDS, key) ? (COMMANDS[key] ?? null) : null;
}

/** True for names of keys, such as `Enter`, as well. */
const isLatin = (key: string) => /^[\u0020-\u007e]+$/.test(key);

function placeOf({ code, shiftKey }: Pressed): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? CODES[code]?.[shiftKey ? 1 : 0];
}
