import { startTransition } from 'react';
import { createRoot } from './reactDom';
import { loadKeeper } from '@/api/loadKeeper';
import { makeServices } from '@/api/services';
import { APP_URL, BASE_PATH } from '@/config/basePath';
import { loadConfig } from '@/config/loadConfig';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { KINORA } from '@/config/site';
import { loadChunk } from '@/lib/loadChunk';
import { onSignOfLife } from '@/lib/signOfLife';
import { within } from '@/lib/time';
import { AUTH_STORAGE_KEY } from '@/persistence/storedKeys';
import { App } from './App';
import { arrive } from './arrive';
import { bringFace } from './bringFace';
import { reportRecovered } from './reportRecovered';
import { makeStore } from './store';
import { whenReady } from './whenReady';

/** config.json was asked for before the app was; where it hangs, the page is shown as it is by default. */
const CONFIG_PATIENCE_MS = 150;

/** What is not read at once takes a chunk of its own. */
const SETTINGS_PATIENCE_MS = 2000;

/** What says what TMDB said on an earlier visit is quickly here, or TMDB is asked. */
const KEEPER_PATIENCE_MS = 500;

/** Puts everything together and shows it. */
export function start(): void {
  if (window.kinora) arrive(window.kinora);
  const config = loadConfig(APP_URL);
  const services = makeServices(config);
  if (window.kinora?.kept) {
    const keeper = loadKeeper().then(({ startKeeping }) => startKeeping(services));
    services.keeper = within(KEEPER_PATIENCE_MS, keeper).catch(() => undefined);
  }
  const made = makeStore({ services });
  const { store, persistor, ...shared } = made;
  let opened: ReturnType<NonNullable<typeof services.openProgress>> | undefined;
  services.openProgress = () => {
    const load = () => import(/* webpackChunkName: "progress" */ './openProgress');
    // Without the chunk everything plays, and nothing of it is kept.
    return (opened ??= loadChunk(load)
      .then(({ openProgress }) => openProgress(made))
      .catch(console.error));
  };
  const place = document.getElementById('root') ?? document.body;
  const root = createRoot(place, { onRecoverableError: reportRecovered });
  const { early } = window.kinora ?? {};
  // What somebody did before is done again, by what comes only then; where it does not come, that is lost.
  const handedOver = early?.noted
    .then(() => loadChunk(() => import(/* webpackChunkName: "shell-extras" */ './handOver/handOver')))
    .then(({ handOver }) => handOver(early, place))
    .catch(() => undefined);

  const render = (settings?: RuntimeConfig) => {
    // In slices, so that the page answers meanwhile.
    startTransition(() => {
      root.render(
        <App
          store={store}
          basePath={BASE_PATH}
          site={settings?.site ?? KINORA}
          imageHost={settings?.tmdbImageBaseUrl ?? null}
        />,
      );
    });
  };
  // Until then the page shows what its HTML has.
  const answer = Promise.allSettled([window.kinora?.config]);
  const isAnswered = within(CONFIG_PATIENCE_MS, answer);
  void whenReady({ persistor, store }).then(async () => {
    const settings = (await isAnswered) ? await within(SETTINGS_PATIENCE_MS, config) : undefined;
    if (early?.notes[0]) await handedOver;
    render(settings);
    bringFace();
    if (!settings) void config.then(render);
  });

  // Other tabs of this site; what came first is applied first, as imports of one chunk resolve in order.
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== AUTH_STORAGE_KEY) return;
    const load = () => import(/* webpackChunkName: "shell-extras" */ './applySessionChange');
    void loadChunk(load).then(
      ({ applySessionChange }) => applySessionChange(event, store, shared),
      // A page that is loaded again reads the session.
      () => location.reload(),
    );
  });
  onSignOfLife(() => {
    const load = () => import(/* webpackChunkName: "shell-extras" */ './whenStarted');
    void loadChunk(load).then(
      ({ whenStarted }) => whenStarted(store, services, shared.sharedWatchlist),
      () => undefined,
    );
  });

  // Writing is put off by moments; a page that goes away must not lose them.
  const flush = () => {
    void persistor.flush();
    shared.sharedWatchlist.saveNow();
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
}
