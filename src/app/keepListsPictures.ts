import { APP_URL } from '@/config/basePath';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { keepShownPictures } from '@/features/offline/keepShownPictures';
import { pictureAddress } from '@/features/offline/pictureAddress';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import { whenIdle } from '@/lib/idleQueue';
import type { RootState } from './reducers';
import type { AppStore } from './store';

/** As many as the row shows. */
const CONTINUED = 40;

/** Pictures of what is the viewer's own: the watchlist, and what they are at. */
function ownPictures({ watchlist, progress }: RootState, hosts: Parameters<typeof pictureAddress>[2]): string[] {
  const listed = selectWatchlist({ watchlist }).map(({ poster }) => pictureAddress(poster, 'poster', hosts));
  const continued = (progress?.entries ?? [])
    .filter(({ isHidden }) => !isHidden)
    .slice(0, CONTINUED)
    .map(({ title: { backdrop, poster } }) =>
      pictureAddress(backdrop ?? poster, backdrop === null ? 'poster' : 'backdrop', hosts),
    );
  return [...listed, ...continued].filter((address) => address !== null);
}

/** Has them kept, and those of titles that are opened. */
export function keepListsPictures(store: AppStore, config: RuntimeConfig, keep: (pictures: string[]) => void): void {
  const hosts = { appUrl: APP_URL, imageHost: config.tmdbImageBaseUrl };
  keepShownPictures(keep);

  let isDue = false;
  let seen: unknown[] = [];
  let told = '';
  const look = () => {
    isDue = false;
    const pictures = ownPictures(store.getState(), hosts);
    // While a film plays its place changes every few seconds, and no picture.
    if (pictures.join() === told) return;
    told = pictures.join();
    keep(pictures);
  };
  const follow = () => {
    const { watchlist, progress } = store.getState();
    if (isDue || (seen[0] === watchlist && seen[1] === progress)) return;
    seen = [watchlist, progress];
    isDue = true;
    whenIdle(look);
  };
  store.subscribe(follow);
  follow();
}
