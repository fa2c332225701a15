import type { Progress } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import {
  changedElsewhere,
  historySwitched,
  progressReducer,
  selectEntries,
  selectIsKept,
} from '@/features/progress/progressSlice';
import { followList } from '@/persistence/followList';
import { historySetting } from '@/persistence/historySetting';
import type { OpenedLists } from '@/persistence/openedLists';
import { openStoredProgress } from '@/persistence/openStoredProgress';
import type { SharedProgress } from '@/persistence/progressSpec';
import { progressSpec } from '@/persistence/progressSpec';
import { createSharedList } from '@/persistence/sharedList';
import type { Made } from './store';

type ProgressStore = Pick<Made, 'store' | 'engine' | 'sharedWatchlist'>;

/**
 * Puts what was played into a store that did without it: its slice, what is stored of it, and from then on what this tab
 * and others do to it. All in one go, so that nothing is played before what is stored has been read.
 * @returns what it takes to write it and the watchlist at once
 */
export function openProgress({ store, engine, sharedWatchlist }: ProgressStore): OpenedLists {
  const getState = () => store.getState();
  const entries = openStoredProgress(engine);
  const history = historySetting(engine);
  const shared = createSharedList(engine, progressSpec, () => selectEntries(getState()));

  store.addSlice({ name: 'progress', make: () => progressReducer });
  store.dispatch(changedElsewhere(entries));
  store.dispatch(historySwitched(history.isKept()));

  /** What storage has of it, as far as this tab knows. */
  let known = selectEntries(getState());
  let isKept = history.isKept();
  const takeOver = (list: Progress[]) => {
    if (isSame(list, known)) return;
    known = list;
    store.dispatch(changedElsewhere(list));
  };
  followList(progressSpec, shared, takeOver);
  history.follow((isKeptElsewhere) => {
    if (isKeptElsewhere !== isKept) store.dispatch(historySwitched(isKeptElsewhere));
  });

  const { save, leave } = saver(shared);
  store.subscribe(() => {
    const state = getState();
    if (selectIsKept(state) !== isKept) {
      isKept = selectIsKept(state);
      history.set(isKept);
    }
    const now = selectEntries(state);
    if (now === known) return;
    const before = known;
    known = now;
    noteChanges(shared, before, now);
    save();
  });
  // Before the player's own listeners, and heard by them all the same.
  addEventListener('pagehide', leave, { capture: true });
  return { engine, watchlist: sharedWatchlist };
}

const keyed = (entries: readonly Progress[]) => new Map(entries.map((entry) => [progressKey(entry), entry]));

const isSame = (a: readonly Progress[], b: readonly Progress[]) =>
  a.length === b.length && a.every((entry, at) => entry === b[at] || JSON.stringify(entry) === JSON.stringify(b[at]));

/** Tells the list that all tabs share what has become of each entry. */
function noteChanges(shared: SharedProgress, before: readonly Progress[], now: readonly Progress[]) {
  const [old, current] = [keyed(before), keyed(now)];
  for (const [key, entry] of current) if (old.get(key) !== entry) shared.note(key, entry);
  for (const key of old.keys()) if (!current.has(key)) shared.note(key, null);
}

/** Under the lock that the tabs share; at once when the page is on its way out and may not live to have it. */
function saver(shared: SharedProgress) {
  let isLeaving = false;
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  return {
    save: () => {
      if (isLeaving || document.visibilityState === 'hidden') shared.saveNow();
      else void shared.save();
    },
    leave: () => {
      isLeaving = true;
      shared.saveNow();
    },
  };
}
