import { useEffectEvent, useLayoutEffect } from 'react';
import type { PlayerCommand } from './playerKeys';
import { keyCommand } from './playerKeys';

/** Elements in which the viewer types. */
const TEXT =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"], [type="radio"])';
/** Elements that the space bar presses. */
const PRESSED = 'button, a, summary, input[type="radio"], [role="button"]';
/** Elements that arrow keys move. The seek bar is not one of them, because the player's keys move it. */
const MOVED = 'input:not([data-seek])';
const MOVING = /^(Arrow|Page|Home$|End$)/;

/**
 * Commands that repeat while a key is held down. All others run once per press: a held key must not toggle full screen
 * twice.
 */
const GOES_ON = new Set<PlayerCommand['do']>(['seekBy', 'volumeBy', 'rateBy', 'frameBy', 'chapterBy']);

const isOthers = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.matches(TEXT) || (key === ' ' && target.matches(PRESSED)) || (MOVING.test(key) && target.matches(MOVED)));

/** Handles the player's keys, wherever the focus is. */
export function usePlayerKeys(onCommand: (command: PlayerCommand) => void): void {
  const handleCommand = useEffectEvent(onCommand);
  // A layout effect, so that the keys work as soon as the controls are visible. A slow device runs effects later.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || isOthers(event) ? null : keyCommand(event);
      if (!command) return;
      event.preventDefault();
      if (!event.repeat || GOES_ON.has(command.do)) handleCommand(command);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
