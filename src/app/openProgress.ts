import type { Progress } from '@/domain/progress/progress';
import type { ProgressState } from '@/features/progress/progressSlice';
import {
  reloadedFromStorage,
  historySwitched,
  progressReducer,
  selectEntries,
  selectIsKept,
} from '@/features/progress/progressSlice';
import { connectCrossTabList } from '@/persistence/connectCrossTabList';
import { historySetting } from '@/persistence/historySetting';
import type { ListWriters } from '@/persistence/writeAllLists';
import { openStoredProgress, progressSpec } from '@/persistence/progressSpec';
import type { SharedProgress } from '@/persistence/progressSpec';
import { createCrossTabList } from '@/persistence/crossTabList';
import type { StoreSetup } from './store';

type ProgressStore = Pick<StoreSetup, 'store' | 'engine' | 'sharedWatchlist'>;

/**
 * Adds the progress to a running store: its slice, its stored entries, and the sync with other tabs. Synchronous, so
 * that no playback can be recorded before the stored progress is loaded.
 * @returns the objects that are necessary to write the progress and the watchlist at once
 */
export function openProgress({ store, engine, sharedWatchlist }: ProgressStore): ListWriters {
  const entries = openStoredProgress(engine);
  const history = historySetting(engine);
  const shared = createCrossTabList(engine, progressSpec);
  const getState = () => store.getState();

  let isKept = history.isKept();
  // The initial state contains the stored entries, so that Redux DevTools cannot go back to a state without them.
  const stored = { entries, isKept };
  store.injectSlice({
    name: 'progress',
    make:
      () =>
      (state: ProgressState = stored, action) =>
        progressReducer(state, action),
  });

  /** The entries in storage, as far as this tab knows. */
  let known: readonly Progress[] = entries;
  shared.setBaseline(known);
  const takeOver = (list: Progress[]) => {
    if (isSame(list, known)) return;
    known = list;
    shared.setBaseline(list);
    store.dispatch(reloadedFromStorage(list));
  };
  connectCrossTabList(progressSpec, shared, () => selectEntries(getState()), takeOver);
  history.follow((isKeptElsewhere) => {
    if (isKeptElsewhere !== isKept) store.dispatch(historySwitched(isKeptElsewhere));
  });

  const { save, leave } = saver(shared);
  store.subscribe(() => {
    const state = getState();
    if (!state.progress) return;
    if (selectIsKept(state) !== isKept) {
      isKept = selectIsKept(state);
      history.set(isKept);
    }
    const now = selectEntries(state);
    if (now === known) return;
    known = now;
    shared.noteChanges(now);
    save();
  });
  // Runs before the player's own listeners, whose changes are then saved at once.
  addEventListener('pagehide', leave, { capture: true });
  return { engine, watchlist: sharedWatchlist };
}

const isSame = (a: readonly Progress[], b: readonly Progress[]) =>
  a.length === b.length && a.every((entry, at) => entry === b[at] || JSON.stringify(entry) === JSON.stringify(b[at]));

/**
 * Saves under the lock that the tabs share. Saves at once if the page is being closed, because it may not get the lock
 * in time.
 */
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
