import { refreshSince } from '@/api/refreshSince';
import type { Services } from '@/api/services';
import { APP_URL } from '@/config/basePath';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { loginNeeded, newVersionFound, savedDataShown, serverReached } from '@/features/offline/connectionSlice';
import { isWorkerGone } from '@/features/offline/isWorkerGone';
import { registerWorker } from '@/features/offline/registerWorker';
import { removeWorker } from '@/features/offline/removeWorker';
import { shownBefore } from '@/features/offline/shownBefore';
import { watchConnection } from '@/features/offline/watchConnection';
import { watchVersions } from '@/features/offline/watchVersions';
import { whenIdle } from '@/lib/idleQueue';
import { whenUserIdle } from '@/lib/whenUserIdle';
import type { MessageToWorker } from '@/lib/workerContract';
import { pinImagesOffline } from './pinImagesOffline';
import { connection } from './slices/connection';
import type { AppStore } from './store';

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
  const order = (what: MessageToWorker) => active?.postMessage(what);
  if (isFirst && !savesData()) {
    const { pictures, data } = shownBefore();
    order({ type: 'shown', pictures, data: [...data, ...mainLists(config.productApiUrl)] });
  }
  pinImagesOffline(store, config, (pictures) => order({ type: 'keep', pictures }));
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

function savesData(): boolean {
  const { connection: line } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return line?.saveData ?? false;
}
