import { useEffect, useEffectEvent } from 'react';
import { TEXT_FIELD } from '@/lib/textField';
import type { Command, CommandContext } from './commands';
import { COMMANDS } from './commands';
import { createKeyReader, keyNameOf } from './keyReader';

const byKeys = new Map(COMMANDS.flatMap((command) => (command.keys === undefined ? [] : [[command.keys, command]])));

/** The Home key of remote controls does the same as the keys of a command. */
const REMOTE_KEYS: Partial<Record<string, string>> = { browserhome: 'g h' };

/** A field or a menu uses letters itself: a menu may be open while its button has the focus of the page. */
const USES_LETTERS = `${TEXT_FIELD}, select, [role="menu"] *, [role="listbox"] *`;

interface ShortcutOptions {
  /** Returns whether shortcuts of one key are on. Called at each press, because another tab can change it. */
  hasSingleKeys: () => boolean;
  context: () => CommandContext;
  /** Whether the palette is open, which its own shortcut then closes. */
  isPaletteOpen: boolean;
  onClosePalette: () => void;
}

const hasOpenDialog = () => document.querySelector('dialog[open]') !== null;

/** Runs commands by their keys. */
export function useShortcuts(options: ShortcutOptions): void {
  const handle = useEffectEvent((command: Command, isRemote: boolean) => {
    const { context, isPaletteOpen, onClosePalette } = options;
    if (isPaletteOpen) {
      if (command.id === 'palette') onClosePalette();
      return;
    }
    const now = context();
    if ((isRemote || !hasOpenDialog()) && command.applies(now)) command.run(now);
  });
  const hasSingleKeys = useEffectEvent(() => options.hasSingleKeys());

  useEffect(() => {
    const read = createKeyReader([...byKeys.keys()]);
    const handleKey = (event: KeyboardEvent) => {
      const { target, timeStamp, defaultPrevented, isComposing, repeat } = event;
      const name = defaultPrevented || isComposing ? null : keyNameOf(event);
      if (name === null) return;
      const isTyped = target instanceof Element && target.matches(USES_LETTERS);
      const remote = REMOTE_KEYS[name];
      const isSingle = !name.startsWith('mod+') && remote === undefined;
      if (isSingle && (isTyped || hasOpenDialog() || !hasSingleKeys())) return;
      const keys = remote ?? read(name, timeStamp);
      const command = keys === null ? undefined : byKeys.get(keys);
      if (keys === null) return;
      // Also for the first of two keys. Otherwise some browsers search the page for it.
      event.preventDefault();
      if (command && !repeat) handle(command, remote !== undefined);
    };
    // On the window, so that all parts of the page, such as the player, can use the key first.
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
