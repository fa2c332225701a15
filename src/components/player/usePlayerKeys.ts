import { useEffectEvent, useLayoutEffect } from 'react';
import type { PlayerCommand } from './playerKeys';
import { keyCommand } from './playerKeys';

/** Where keys write. */
const TEXT =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"], [type="radio"])';
/** What the space bar presses. */
const PRESSED = 'button, a, summary, input[type="radio"], [role="button"]';
/** What arrows move by themselves; the film's own bar is moved by the film's keys. */
const MOVED = 'input:not([data-seek])';
const MOVING = /^(Arrow|Page|Home$|End$)/;

/** What a key that is held down goes on doing; of all else one press is one: nobody means to leave full screen again. */
const GOES_ON = new Set<PlayerCommand['do']>(['seekBy', 'volumeBy', 'rateBy', 'frameBy', 'chapterBy']);

const isOthers = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.matches(TEXT) || (key === ' ' && target.matches(PRESSED)) || (MOVING.test(key) && target.matches(MOVED)));

/** The player's keys, wherever the focus is. */
export function usePlayerKeys(onCommand: (command: PlayerCommand) => void): void {
  const handleCommand = useEffectEvent(onCommand);
  // The keys work as soon as the controls are visible, however late an effect would run on a slow device.
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
