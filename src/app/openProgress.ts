import type { Progress } from '@/domain/progress/progress';
import type { ProgressState } from '@/features/progress/progressSlice';
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
  const entries = openStoredProgress(engine);
  const history = historySetting(engine);
  const shared = createSharedList(engine, progressSpec);
  const getState = () => store.getState();

  let isKept = history.isKept();
  // The first state has what is stored: there is no earlier one without it to which Redux DevTools could go back.
  const stored = { entries, isKept };
  store.addSlice({
    name: 'progress',
    make:
      () =>
      (state: ProgressState = stored, action) =>
        progressReducer(state, action),
  });

  /** What storage has of it, as far as this tab knows. */
  let known: readonly Progress[] = entries;
  shared.know(known);
  const takeOver = (list: Progress[]) => {
    if (isSame(list, known)) return;
    known = list;
    shared.know(list);
    store.dispatch(changedElsewhere(list));
  };
  followList(progressSpec, shared, () => selectEntries(getState()), takeOver);
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
  // Before the player's own listeners, and heard by them all the same.
  addEventListener('pagehide', leave, { capture: true });
  return { engine, watchlist: sharedWatchlist };
}

const isSame = (a: readonly Progress[], b: readonly Progress[]) =>
  a.length === b.length && a.every((entry, at) => entry === b[at] || JSON.stringify(entry) === JSON.stringify(b[at]));

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
