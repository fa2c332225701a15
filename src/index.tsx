import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeStore } from './app/store';
import { APP_URL, BASE_PATH } from './config/basePath';
import { loadConfig, TMDB_IMAGE_BASE_URL } from './config/runtimeConfig';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// `/kinora` is the same page as `/kinora/`; the router and relative addresses know the latter.
if (`${window.location.pathname}/` === BASE_PATH) {
  window.history.replaceState(window.history.state, '', BASE_PATH + window.location.search + window.location.hash);
}

// The first paint does not wait for the configuration; requests do.
const config = loadConfig(APP_URL);
const { store, persistor, sharedWatchlist } = makeStore({ services: { config } });
const root = createRoot(container);

const render = (imageHost: string) => {
  root.render(<App store={store} persistor={persistor} basePath={BASE_PATH} imageHost={imageHost} />);
};
render(TMDB_IMAGE_BASE_URL);
void config.then(({ tmdbImageBaseUrl }) => {
  render(tmdbImageBaseUrl);
});

// Other tabs matter from the moment when this one can do something.
void import(/* webpackChunkName: "shell-extras" */ './app/followOtherTabs').then(({ followOtherTabs }) => {
  followOtherTabs(store, sharedWatchlist);
});

// Writing is put off by moments; a page that goes away must not lose them.
const flush = () => {
  void persistor.flush();
  sharedWatchlist.saveNow();
};
window.addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', flush);
