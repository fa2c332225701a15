import { startTransition } from 'react';
import { loadResponseCache } from '@/api/cache/loadResponseCache';
import { makeServices } from '@/api/client/services';
import { APP_URL, BASE_PATH } from '@/config/basePath';
import { loadConfig } from '@/config/loadConfig';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { DEFAULT_SITE } from '@/config/site';
import { onActivityOrIdle } from '@/lib/activityOrIdle';
import { whenIdle } from '@/lib/idleQueue';
import { importWithRetry } from '@/lib/importWithRetry';
import { withTimeout } from '@/lib/time';
import { AUTH_STORAGE_KEY } from '@/persistence/storedKeys';
import { App } from '@/app/App';
import { settleBasePath } from './settleBasePath';
import { createRoot } from './reactDom';
import { reportRecovered } from './reportRecovered';
import { makeStore } from '@/app/store';
import { waitForFirstScreen } from './waitForFirstScreen';

/**
 * Loads the font of headings when the first screen is loaded. `swapInHeadingFont` decides when headings use it. If the
 * font cannot be loaded, the fallback font is used, and elements that wait for the font are shown anyway.
 */
function loadHeadingFont(): void {
  whenIdle(() => {
    const { fonts, documentElement } = document;
    const tell = () => {
      documentElement.dataset.face ??= 'here';
    };
    // The font has Latin letters only.
    if (documentElement.dataset.script !== undefined) tell();
    else void fonts.load("700 1em 'Bricolage Grotesque Variable'").then(tell, tell);
  });
}

/**
 * The time to wait for config.json, which was requested before the app. After that, the page renders with the default
 * settings.
 */
const CONFIG_TIMEOUT_MS = 150;

/** The time to wait for the chunk that reads uncommon settings. */
const SETTINGS_TIMEOUT_MS = 2000;

/** The time to wait for the cache of TMDB responses. After that, requests go to TMDB. */
const RESPONSE_CACHE_TIMEOUT_MS = 500;

/** Creates the services and the store, and renders the app. */
export function start(): void {
  if (window.kinora) settleBasePath(window.kinora);
  const config = loadConfig(APP_URL);
  const services = makeServices(config);
  if (window.kinora?.cachedAt) {
    const keeper = loadResponseCache().then(({ enableResponseCache }) => enableResponseCache(services));
    services.responseCache = withTimeout(RESPONSE_CACHE_TIMEOUT_MS, keeper).catch(() => undefined);
  }
  const made = makeStore({ services });
  const { store, persistor, ...storage } = made;
  let opened: ReturnType<NonNullable<typeof services.openProgress>> | undefined;
  services.openProgress = () => {
    const load = () => import(/* webpackChunkName: "progress" */ '@/app/openProgress');
    // If the chunk does not load, playback works but is not recorded.
    return (opened ??= importWithRetry(load)
      .then(({ openProgress }) => openProgress(made))
      .catch(console.error));
  };
  const place = document.getElementById('root') ?? document.body;
  const root = createRoot(place, { onRecoverableError: reportRecovered });
  const { early } = window.kinora ?? {};
  // Replays the captured events. Its chunk loads only if there are events. If the chunk fails to load, the events are
  // lost.
  const handedOver = early?.firstCapture
    .then(() => importWithRetry(() => import(/* webpackChunkName: "shell-extras" */ './eventReplay')))
    .then(({ replayEvents }) => replayEvents(early, place))
    .catch(() => undefined);

  const render = (settings?: RuntimeConfig) => {
    // Renders in a transition, so that input stays responsive.
    startTransition(() => {
      root.render(
        <App
          store={store}
          basePath={BASE_PATH}
          site={settings?.site ?? DEFAULT_SITE}
          imageHost={settings?.tmdbImageBaseUrl ?? null}
        />,
      );
    });
  };
  // Waits for config.json, at most `CONFIG_TIMEOUT_MS`. Meanwhile the page shows the prerendered HTML.
  const answer = Promise.allSettled([window.kinora?.config]);
  // A site with its own catalogue cannot render without its settings, because its bundle may lack the demo.
  const settingsSettled = window.kinora?.isOwn ? config : withTimeout(CONFIG_TIMEOUT_MS, answer);
  void waitForFirstScreen({ persistor, store }).then(async () => {
    const settings = (await settingsSettled) ? await withTimeout(SETTINGS_TIMEOUT_MS, config) : undefined;
    if (early?.events[0]) await handedOver;
    render(settings);
    loadHeadingFont();
    if (!settings) void config.then(render);
  });

  // Applies session changes of other tabs. Their order is kept, because imports of one chunk resolve in order.
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== AUTH_STORAGE_KEY) return;
    const load = () => import(/* webpackChunkName: "shell-extras" */ '@/app/applySessionChange');
    void importWithRetry(load).then(
      ({ applySessionChange }) => applySessionChange(event, store, storage),
      // A reload reads the session from storage.
      () => location.reload(),
    );
  });
  onActivityOrIdle((event) => {
    const load = () => import(/* webpackChunkName: "shell-extras" */ './startDeferredServices');
    void importWithRetry(load).then(
      ({ startDeferredServices }) => startDeferredServices(store, services, storage.sharedWatchlist, event),
      () => undefined,
    );
  });

  // Writes are delayed. A page that is being closed must not lose them.
  const flush = () => {
    void persistor.flush();
    storage.sharedWatchlist.saveNow();
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
}
