import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { KeyPress } from '@/lib/keyPress';
import { isCharacterKey, isLatin, latinKeyOf } from '@/lib/keyPress';
import { usesRemote } from '@/lib/usesRemote';

/** A command of the player. */
export type PlayerCommand =
  | { do: 'toggle' | 'mute' | 'fullScreen' | 'captions' | 'pictureInPicture' | 'next' | 'previous' | 'keys' }
  /** In seconds. */
  | { do: 'seekBy'; value: number }
  /** A share of the duration, from 0 to 1. */
  | { do: 'seekToShare'; value: number }
  /** -1 or 1. */
  | { do: 'volumeBy' | 'rateBy' | 'frameBy' | 'chapterBy'; value: number };

/** The commands by `KeyboardEvent.key` in lower case. */
const COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  enter: { do: 'toggle' },
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
  mediaplaypause: { do: 'toggle' },
  mediarewind: { do: 'seekBy', value: -10 },
  mediafastforward: { do: 'seekBy', value: 10 },
};

/** @returns null if the player does not use the key, or if it is a shortcut of the browser */
export function keyCommand(pressed: KeyPress): PlayerCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const written = pressed.key.toLowerCase();
  const hasMeaning = isLatin(pressed.key) && (Object.hasOwn(COMMANDS, written) || !isUnshiftedDigit(pressed));
  const name = hasMeaning ? written : (latinKeyOf(pressed) ?? written);
  if (/^\d$/.test(name)) return { do: 'seekToShare', value: Number(name) / 10 };
  const isLetter = /^[a-z]$/.test(name);
  const key = isLetter && pressed.shiftKey ? `shift+${name}` : name;
  return Object.hasOwn(COMMANDS, key) ? (COMMANDS[key] ?? null) : null;
}

/** French keyboards write digits with the shift key only. */
const isUnshiftedDigit = ({ code, shiftKey }: KeyPress) => !shiftKey && /^Digit\d$/.test(code);

/**
 * Prevents buttons from taking the focus on a pointer press. Otherwise the space bar would press that button again, for
 * example leave full screen instead of pausing the video. Keyboard navigation still focuses the buttons.
 * @param frame the element that contains the buttons
 */
export function usePreventPointerFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const keepFocus = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    };
    element?.addEventListener('mousedown', keepFocus);
    return () => element?.removeEventListener('mousedown', keepFocus);
  }, [frame]);
}

/** Elements in which the viewer types. */
const TEXT =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"], [type="radio"])';
/** Elements that the space bar and Enter press. */
const PRESSED = 'button, a, summary, input[type="radio"], [role="button"]';
/** Elements that arrow keys move. The seek bar is not one of them, because the player's keys move it. */
const MOVED = 'input:not([data-seek])';
const MOVING = /^(Arrow|Page|Home$|End$)/;

/**
 * Commands that repeat while a key is held down. All others run once per press: a held key must not toggle full screen
 * twice.
 */
const GOES_ON = new Set<PlayerCommand['do']>(['seekBy', 'volumeBy', 'rateBy', 'frameBy', 'chapterBy']);

/** Buttons of the player that a viewer has reached by keys. From there, arrow keys lead to the other buttons. */
const REACHED = ':is([data-controls], [data-controls] *):focus-visible:not([data-seek])';
/** On the seek bar, up and down lead to the buttons. */
const REACHED_SEEK = '[data-controls] :focus-visible[data-seek]';

/** Returns whether an arrow key moves the focus among the controls. A remote control reaches them by up and down. */
function movesFocus(key: string, target: Element): boolean {
  if (!key.startsWith('Arrow') || target.matches(REACHED)) return key.startsWith('Arrow');
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  return isVertical && (target.matches(REACHED_SEEK) || usesRemote());
}

const isOthers = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.matches(TEXT) ||
    ((key === ' ' || key === 'Enter') && target.matches(PRESSED)) ||
    movesFocus(key, target) ||
    (MOVING.test(key) && target.matches(MOVED)));

/**
 * Handles the player's keys, wherever the focus is.
 * @param hasSingleKeys returns whether the keys that write a character are on
 */
export function usePlayerKeys(onCommand: (command: PlayerCommand) => void, hasSingleKeys: () => boolean): void {
  const handleCommand = useEffectEvent(onCommand);
  const isOff = useEffectEvent((event: KeyboardEvent) => isCharacterKey(event) && !hasSingleKeys());
  // A layout effect, so that the keys work as soon as the controls are visible. A slow device runs effects later.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || isOthers(event) || isOff(event) ? null : keyCommand(event);
      if (!command) return;
      event.preventDefault();
      if (!event.repeat || GOES_ON.has(command.do)) handleCommand(command);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
