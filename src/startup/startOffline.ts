import { refreshSince } from '@/api/cache/refreshStale';
import type { Services } from '@/api/client/services';
import { APP_URL } from '@/config/basePath';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { loginNeeded, newVersionFound, savedDataShown, serverReached } from '@/features/offline/connectionSlice';
import { keepShownPictures, pictureAddress } from '@/features/offline/keepShownPictures';
import { isWorkerGone, registerWorker, removeWorker, watchVersions } from '@/features/offline/serviceWorker';
import { watchConnection } from '@/features/offline/watchConnection';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import { whenIdle, whenUserIdle } from '@/lib/idleQueue';
import { savesData } from '@/lib/savesData';
import type { MessageToWorker } from '@/contracts/serviceWorkerMessages';
import type { RootState } from '@/app/reducers';
import { connection } from '@/app/slices/connection';
import type { AppStore } from '@/app/store';

/** Returns the images and the data that the page has fetched so far. */
function shownBefore(): { pictures: string[]; data: string[] } {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const data = fetched.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name);
  const pictures = [...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc);
  const unique = (addresses: string[]) => [...new Set(addresses.filter((address) => address.startsWith('http')))];
  return { pictures: unique(pictures), data: unique(data) };
}

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
function pinImagesOffline(store: AppStore, config: RuntimeConfig, keep: (pictures: string[]) => void): void {
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

/** Starts offline support: the service worker, and the messages about the connection. */
export function startOffline(store: AppStore, services: Services): void {
  store.injectSlice(connection);
  void watchConnection(new URL('config.json', APP_URL).href, {
    onSaved: (savedAt, isOffline) => store.dispatch(savedDataShown({ savedAt, isOffline })),
    onReached: (since) => {
      store.dispatch(serverReached());
      store.dispatch(refreshSince(since));
    },
    onLoginNeeded: () => store.dispatch(loginNeeded()),
  });
  // In development, a service worker would cache files that are being edited.
  if (process.env.NODE_ENV !== 'production') return;
  whenIdle(() => void tendWorker(store, services));
}

async function tendWorker(store: AppStore, services: Services): Promise<void> {
  const config = await services.config;
  if (!config.offline) return removeWorker(APP_URL);
  // If the deployment has no worker any more, the responses of the old worker are out of date.
  if (isControlled() && (await isWorkerGone(APP_URL))) return removeWorker(APP_URL);
  const start = () => void startWorker(store, config);
  if (isControlled()) start();
  // To cache the whole shell would drop frames while the viewer scrolls.
  else whenUserIdle(start);
}

async function startWorker(store: AppStore, config: RuntimeConfig): Promise<void> {
  const registration = await registerWorker(APP_URL);
  if (!registration) return;
  watchVersions(registration, () => store.dispatch(newVersionFound()));

  const isFirst = !isControlled();
  const { active } = await navigator.serviceWorker.ready;
  if (isFirst) void storeLanguage();
  const order = (what: MessageToWorker) => active?.postMessage(what);
  if (isFirst && !savesData()) {
    const { pictures, data } = shownBefore();
    order({ type: 'shown', pictures, data: [...data, ...mainLists(config.productApiUrl)] });
  }
  pinImagesOffline(store, config, (pictures) => order({ type: 'keep', pictures }));
}

/** Requests the translations again, because the first visit loaded them before there was a worker to cache them. */
async function storeLanguage(): Promise<void> {
  const { language } = window.kinora ?? {};
  if (!language) return;
  if (!isControlled())
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  await fetch(new URL(language.file, APP_URL)).catch(() => undefined);
}

/** Returns whether a service worker controls this page. Service workers require https, except on localhost. */
const isControlled = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** The lists with which pages start. This visit may not have loaded them. */
const MAIN_LISTS = [
  'movies/all',
  'series/all',
  'movies/popular',
  'movies/trending',
  'movies/top-rated',
  'movies/genres',
];

const mainLists = (api: string) => MAIN_LISTS.map((path) => `${api}/${path}`);
