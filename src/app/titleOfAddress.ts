import { cacheEntries } from '@/api/cache/cacheEntries';
import { selectKnownTitle } from '@/api/cache/knownTitles';
import { readTitleId } from '@/domain/title/readTitle';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { readTitleAddress } from '@/domain/title/titlePath';
import { readTitleRouteState } from '@/domain/title/titleRouteState';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import type { RootState } from './store';

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

const TITLE_PATH = /^\/movie\/([^/]+)\/?$/i;

/**
 * Returns the title whose page is open: from the navigation state, or from the store. Null on other pages, and until the
 * title has loaded.
 * @param hasSamples whether a number without a source is the id of a sample
 */
export function titleOfAddress(state: RootState, place: Place, hasSamples: boolean): Title | null {
  const id = readTitleId(TITLE_PATH.exec(place.pathname)?.[1]);
  if (id === null) return null;
  const address = readTitleAddress(new URLSearchParams(place.search));
  const key = titleKey({ ...address, id, source: address.source ?? (hasSamples ? 'sample' : 'product') });
  const isIt = (title: Title) => titleKey(title) === key;
  const routed = readTitleRouteState(place.state)?.title;
  const requested = () =>
    cacheEntries(state).flatMap(({ entry }) =>
      entry.endpointName === 'title' && entry.data ? [entry.data as Title] : [],
    );
  return (
    (routed && isIt(routed) ? routed : undefined) ??
    selectKnownTitle(state, key) ??
    selectWatchlist(state).find(isIt) ??
    requested().find(isIt) ??
    null
  );
}
