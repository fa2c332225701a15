import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import type { Removal } from '@/domain/watchlist/removal';
import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { plural, t } from '@/i18n/t';
import { announce } from '@/lib/announce';
import { removeButtonId } from './RemoveButton';
import { clearWatchlist, removeUndoably, undoRemoval } from './removals';
import { toggleText } from './toggleText';

const FADE_MS = 300;

/** Removes titles from the list, fades them out, and can undo the last removal. */
export function useRemovals() {
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState<readonly WatchlistItem[]>([]);
  const [undoable, setUndoable] = useState<readonly Removal[]>([]);
  const [restored, setRestored] = useState<TitleKey | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      running.forEach(clearTimeout);
    };
  }, []);

  // Focuses the restored title, because the viewer continues there.
  useEffect(() => {
    if (restored !== null) document.getElementById(removeButtonId(restored))?.focus();
  }, [restored]);

  const unmark = (key: TitleKey) => {
    setLeaving((marked) => marked.filter((item) => titleKey(item) !== key));
  };
  const remove = (item: WatchlistItem): boolean => {
    const key = titleKey(item);
    setLeaving((marked) => [...marked, item]);
    const removals = dispatch(removeUndoably(key));
    if (!removals) {
      unmark(key);
      return false;
    }
    announce(toggleText(item.title, true));
    setUndoable(removals);
    setRestored(null);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      unmark(key);
    }, FADE_MS);
    timers.current.add(timer);
    return true;
  };
  const clear = () => {
    const removals = dispatch(clearWatchlist());
    if (!removals) return;
    announce(t('Watchlist cleared'));
    setUndoable(removals);
  };
  const undo = () => {
    dispatch(undoRemoval(undoable));
    announce(undoneText(undoable));
    setLeaving([]);
    setRestored(undoable[0] && undoable.length === 1 ? titleKey(undoable[0].item) : null);
    setUndoable([]);
  };
  const forget = () => {
    setUndoable([]);
  };
  return { leaving, undoable, remove, clear, undo, forget };
}

const undoneText = (removals: readonly Removal[]) =>
  removals[0] && removals.length === 1
    ? t('{title} is on your watchlist again', { title: removals[0].item.title })
    : plural(removals.length, '{count} title is on your watchlist again', '{count} titles are on your watchlist again');
