import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { makeServices } from '@/api/services';
import { APP_URL, BASE_PATH } from '@/config/basePath';
import { loadConfig } from '@/config/runtimeConfig';
import { loadChunk } from '@/lib/loadChunk';
import { onSignOfLife } from '@/lib/signOfLife';
import { App } from './App';
import { bringFace } from './bringFace';
import { followOtherTabs } from './followOtherTabs';
import { preloadPages } from './preloadPages';
import { reportRecovered } from './reportRecovered';
import { makeStore } from './store';
import { whenReady } from './whenReady';

/** Puts everything together and shows it. */
export function start(): void {
  // The first paint does not wait for the configuration; requests do.
  const config = loadConfig(APP_URL);
  const services = makeServices(config);
  const { store, persistor, ...shared } = makeStore({ services });
  const root = createRoot(document.getElementById('root') ?? document.body, { onRecoverableError: reportRecovered });

  const render = (imageHost: string | null) => {
    // In slices, so that the page answers meanwhile.
    startTransition(() => {
      root.render(<App store={store} basePath={BASE_PATH} imageHost={imageHost} />);
    });
  };
  // Until then the page shows what its HTML has.
  void whenReady({ persistor, store }).then(() => {
    render(null);
    bringFace();
    void config.then(({ tmdbImageBaseUrl }) => {
      render(tmdbImageBaseUrl);
    });
  });

  followOtherTabs(store, shared);
  onSignOfLife(() => {
    preloadPages();
    const load = () => import(/* webpackChunkName: "shell-extras" */ './whenStarted');
    void loadChunk(load).then(
      ({ whenStarted }) => whenStarted(store, services),
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
