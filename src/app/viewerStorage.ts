import { DEFAULT_BILLING } from '@/domain/account/planId';
import { PLAYER_DEFAULTS } from '@/domain/film/playerSettings';
import type { Profile } from '@/domain/account/profile';
import { titleKey } from '@/domain/title/title';
import type { ViewerData, ViewerStorage, WrittenData } from '@/domain/viewerData/viewerData';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { billingSwitched, planSelected, selectBilling, selectSelectedPlan } from '@/features/plans/plansSlice';
import { profileReplaced, selectProfileChanges } from '@/features/profile/profileSlice';
import { applyScreenChoice } from '@/features/tvLayout/applyScreenChoice';
import {
  historySwitched,
  selectEntries,
  selectIsKept,
  reloadedFromStorage as progressReloaded,
} from '@/features/progress/progressSlice';
import { recentQueriesReplaced, selectRecentQueries } from '@/features/search/searchSlice';
import { reloadedFromStorage as listReloaded } from '@/features/watchlist/watchlistSlice';
import { languageChoice } from '@/persistence/languageChoice';
import { screenChoice } from '@/persistence/screenChoice';
import type { ListWriters } from '@/persistence/writeAllLists';
import { keptPlayerSettings, parsePlayerSettings, PLAYER_STORAGE_KEY } from '@/persistence/playerSettings';
import { shortcutsSetting } from '@/persistence/shortcutsSetting';
import { progressSpec } from '@/persistence/progressSpec';
import { withLock } from '@/persistence/crossTabList';
import { watchlistSpec } from '@/persistence/watchlistStorage';
import { writeAll } from '@/persistence/writeAllLists';
import type { AppStore } from './store';

/**
 * Reads and writes all data of a viewer. The lists are read and written under the locks that all tabs share. Each
 * changed entry is sent to the other tabs, so that a slower write of another tab does not revert it.
 * @param startProfile the profile before the viewer has edited it
 */
export function viewerStorage(
  store: Pick<AppStore, 'getState' | 'dispatch'>,
  { engine, watchlist: shared }: ListWriters,
  startProfile: Profile,
): ViewerStorage {
  const player = keptPlayerSettings(engine);
  const language = languageChoice(engine);
  const shortcuts = shortcutsSetting(engine);
  const screen = screenChoice(engine);

  const read = (): ViewerData => {
    const state = store.getState();
    return {
      watchlist: watchlistSpec.parse(engine.get(watchlistSpec.storageKey)) ?? state.watchlist.items,
      progress: progressSpec.parse(engine.get(progressSpec.storageKey)) ?? selectEntries(state),
      searches: selectRecentQueries(state),
      profile: { ...startProfile, ...selectProfileChanges(state) },
      player: player.get(),
      isHistoryKept: selectIsKept(state),
      hasSingleKeys: shortcuts.isOn(),
      plan: { selected: selectSelectedPlan(state), billing: selectBilling(state) },
      language: language.get(),
      screen: screen.get(),
    };
  };

  const noteTitles = (before: readonly WatchlistItem[], after: readonly WatchlistItem[]) => {
    const [old, current] = [new Set(before.map(titleKey)), new Set(after.map(titleKey))];
    for (const item of after) if (!old.has(titleKey(item))) shared.recordOperation(titleKey(item), item);
    for (const key of old) if (!current.has(key)) shared.recordOperation(key, null);
  };

  const writeNow = (change: (now: ViewerData) => ViewerData): WrittenData | null => {
    const before = read();
    const next = change(before);
    const isSaved = writeAll(engine, [
      { key: watchlistSpec.storageKey, text: watchlistSpec.stringify(next.watchlist), parse: watchlistSpec.parse },
      { key: progressSpec.storageKey, text: progressSpec.stringify(next.progress), parse: progressSpec.parse },
      { key: PLAYER_STORAGE_KEY, text: JSON.stringify(next.player), parse: parsePlayerSettings },
    ]);
    if (!isSaved) return null;
    noteTitles(before.watchlist, next.watchlist);
    store.dispatch(listReloaded(next.watchlist));
    // The subscription in `openProgress` records the change of each entry.
    store.dispatch(progressReloaded(next.progress));
    store.dispatch(historySwitched(next.isHistoryKept));
    shortcuts.set(next.hasSingleKeys);
    store.dispatch(recentQueriesReplaced(next.searches));
    store.dispatch(profileReplaced(next.profile));
    store.dispatch(planSelected(next.plan.selected));
    store.dispatch(billingSwitched(next.plan.billing));
    // The interface has the language from the next load on.
    language.set(next.language);
    screen.set(next.screen);
    applyScreenChoice(next.screen);
    return { before, after: read() };
  };

  return {
    start: {
      watchlist: [],
      progress: [],
      searches: [],
      profile: startProfile,
      player: PLAYER_DEFAULTS,
      isHistoryKept: true,
      hasSingleKeys: true,
      plan: { selected: null, billing: DEFAULT_BILLING },
      language: null,
      screen: null,
    },
    read,
    write: async (change) => {
      let written: WrittenData | null = null;
      await withLock(watchlistSpec.storageKey, () =>
        withLock(progressSpec.storageKey, () => {
          written = writeNow(change);
        }),
      );
      return written;
    },
  };
}
