import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cacheEntries, titlesOf } from '@/api/cache/cacheEntries';
import { usePopularQuery } from '@/api/endpoints/popular';
import type { SurpriseReason } from '@/domain/surprise/pickSurprise';
import { pickSurprise } from '@/domain/surprise/pickSurprise';
import type { Title, TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { moodOf, moodOfAddress } from '@/features/colors/colorMoods';
import { useOpenedProgress } from '@/features/progress/whenOpened';
import { SurpriseDialog } from '@/features/surprise/SurpriseDialog';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import { announce } from '@/lib/announce';
import { useAppStore } from './hooks';
import type { RootState } from './store';

/** The endpoints of the lists on the movies and series pages. A filtered page uses the first one only. */
const LIST_ENDPOINTS: Readonly<Record<string, readonly string[]>> = {
  '/movies': ['discover', 'movies'],
  '/series': ['discover', 'series'],
};

/** The parameters of the address that sort a list and do not filter it. */
const NO_FILTERS = ['sort', 'order', 'tonight'];

interface Candidates {
  titles: readonly Title[];
  isFiltered: boolean;
}

/** Returns the titles of the list that the movies or series page shows, and otherwise those of all cached lists. */
function candidatesOf(state: RootState, { pathname, search }: Pick<Location, 'pathname' | 'search'>): Candidates {
  const entries = cacheEntries(state);
  const inForce = (LIST_ENDPOINTS[pathname.toLowerCase().replace(/\/$/, '')] ?? [])
    .map((name) => entries.filter(({ entry, isUsed }) => isUsed && entry.endpointName === name))
    .find((used) => used.length > 0);
  if (!inForce) return { titles: entries.flatMap(({ entry }) => titlesOf(entry)), isFiltered: false };
  const params = new URLSearchParams(search);
  const mood = pathname.toLowerCase().startsWith('/movies') ? moodOfAddress(params) : undefined;
  const titles = inForce.flatMap(({ entry }) => titlesOf(entry));
  return {
    titles: mood ? titles.filter((title) => moodOf(title) === mood) : titles,
    isFiltered: [...params.keys()].some((name) => !NO_FILTERS.includes(name)),
  };
}

interface Suggestion {
  title: Title;
  reason: SurpriseReason;
}

/** Suggests titles, one after the other. */
export function SurpriseMe({ onClose }: { onClose: () => void }) {
  useOpenedProgress();
  const store = useAppStore();
  const location = useLocation();
  // The popular movies are one reason, and the titles to pick from where no page has loaded a list.
  const popular = usePopularQuery();
  const [shown, setShown] = useState<readonly TitleKey[]>([]);
  const [pick, setPick] = useState<Suggestion | null>(null);
  const [isLast, setIsLast] = useState(false);
  const { isFiltered } = candidatesOf(store.getState(), location);

  const next = (without: readonly TitleKey[]): Suggestion | null => {
    const state = store.getState();
    const titles = popular.data?.titles ?? [];
    const { titles: candidates } = candidatesOf(state, location);
    return pickSurprise({
      candidates: candidates.length > 0 || isFiltered ? candidates : titles,
      saved: selectWatchlist(state),
      // Read without the selector, whose slice is in another chunk.
      watched: (state.progress?.entries ?? []).map(({ title }) => title),
      shown: new Set(without),
      popular: new Set(titles.map(titleKey)),
      isFiltered,
      random: Math.random,
    });
  };
  const show = (picked: Suggestion) => {
    setPick(picked);
    setShown([...shown, titleKey(picked.title)]);
  };

  // Set while rendering, so that the dialog opens with its title.
  const isReady = !popular.isLoading;
  const [hasStarted, setHasStarted] = useState(false);
  if (isReady && !hasStarted) {
    setHasStarted(true);
    const first = next([]);
    if (first) show(first);
  }

  const handleAnother = () => {
    // After all titles were shown, they may return, except the present one.
    const another = next(shown) ?? (pick && next([titleKey(pick.title)]));
    setIsLast(!another);
    if (!another) return;
    show(another);
    announce(another.title.title);
  };

  return (
    <SurpriseDialog
      pick={pick}
      isLoading={!isReady}
      isFiltered={isFiltered}
      isLast={isLast}
      onAnother={handleAnother}
      onClose={onClose}
    />
  );
}
