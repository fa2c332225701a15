import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { makeServices } from './api/services';
import { App } from './app/App';
import { makeStore } from './app/store';
import { whenReady } from './app/whenReady';
import { APP_URL, BASE_PATH } from './config/basePath';
import { loadConfig } from './config/runtimeConfig';
import { loadChunk } from './lib/loadChunk';

// The first paint does not wait for the configuration; requests do.
const config = loadConfig(APP_URL);
const made = makeStore({ services: makeServices(config) });
const { store, persistor, sharedWatchlist } = made;
const root = createRoot(document.getElementById('root') ?? document);

const render = (imageHost: string | null) => {
  root.render(<App store={store} basePath={BASE_PATH} imageHost={imageHost} />);
};
// Until then the page shows what its HTML has.
void whenReady(persistor).then(() => {
  render(null);
  void config.then(({ tmdbImageBaseUrl }) => {
    render(tmdbImageBaseUrl);
  });
});

/** Other tabs matter for as long as this one is open, so a chunk that does not come is asked for again. */
function startTheRest() {
  const load = () => import(/* webpackChunkName: "after-start" */ './app/afterStart');
  loadChunk(load).then(
    ({ afterStart }) => afterStart(made),
    () => addEventListener('focus', startTheRest, { once: true }),
  );
}
startTheRest();

// Writing is put off by moments; a page that goes away must not lose them.
const flush = () => {
  void persistor.flush();
  sharedWatchlist.saveNow();
};
addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', flush);
