import type { Elements } from '@/lib/elements';
import { ORIGIN } from './browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { makeServices } from '@/api/client/services';
import { makeStore } from '@/app/store';
import { defaultConfig } from '@/config/runtimeConfig';
import { createStorageEngine } from '@/persistence/storageEngine';

/** A path below the bundle's base path, with the state of the navigation to it. */
export interface RenderedLocation {
  pathname: string;
  search?: string;
  state?: unknown;
}

export type Render = (screen: Elements, location?: RenderedLocation) => string;

/** Returns a function that renders a screen to markup as the page's boot script copies it into the page. */
export function createRenderer(basePath: string): Render {
  const config = defaultConfig(ORIGIN + basePath);
  const engine = createStorageEngine({ getStorage: () => null, warn: () => undefined });
  const { store } = makeStore({ services: makeServices(Promise.resolve(config)), engine });
  const basename = basePath.replace(/\/$/, '');

  return (screen, { pathname, ...location } = { pathname: '' }) =>
    renderToStaticMarkup(
      <Provider store={store}>
        <StaticRouter basename={basename} location={{ ...location, pathname: basePath + pathname }}>
          {screen}
        </StaticRouter>
      </Provider>,
    )
      .replaceAll(ORIGIN, '')
      // The router omits the last slash of home's address, which the boot script needs to find the base path.
      .replaceAll(`href="${basename}"`, `href="${basePath}"`)
      .replaceAll(/data-(media|srcset|sizes)=/g, '$1=')
      // The content security policy forbids style attributes; the boot script sets the colors.
      .replaceAll(/ style="background:(#[\da-f]{6})"/g, ' data-color="$1"')
      // Other images would compete with the largest one and with the scripts for the connection.
      .replaceAll(
        /(<picture[^>]*>)(.*?)(<\/picture>)/gs,
        (picture: string, start: string, content: string, end: string) =>
          /fetchpriority="high"/i.test(content) ? picture : start + end,
      )
      // The answers to closed questions are not shown before the app renders.
      .replaceAll(/(<p [^>]*hidden=""[^>]*>)[^<]*/g, '$1')
      // The title of the tab stays that of the HTML until the app renders.
      .replace(/<title>.*?<\/title>/, '');
}
