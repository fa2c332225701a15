import { APP_URL } from '@/config/basePath';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { keepShownPictures } from '@/features/offline/keepShownPictures';
import { pictureAddress } from '@/features/offline/pictureAddress';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import { whenIdle } from '@/lib/idleQueue';
import type { RootState } from './reducers';
import type { AppStore } from './store';

/** The number of titles in the "continue watching" row. */
const CONTINUED = 40;

/** Returns the images of the viewer's own titles: the watchlist and the "continue watching" row. */
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

/** Pins these images offline, and those of titles that the viewer opens. */
export function pinImagesOffline(store: AppStore, config: RuntimeConfig, keep: (pictures: string[]) => void): void {
  const hosts = { appUrl: APP_URL, imageHost: config.tmdbImageBaseUrl };
  keepShownPictures(keep);

  let isDue = false;
  let seen: unknown[] = [];
  let told = '';
  const look = () => {
    isDue = false;
    const pictures = ownPictures(store.getState(), hosts);
    // During playback the progress changes every few seconds, but the images do not.
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
