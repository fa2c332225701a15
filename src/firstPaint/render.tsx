import { ORIGIN } from './browser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { makeServices } from '@/api/services';
import { makeStore } from '@/app/store';
import { SignedInFrame } from '@/app/SignedInFrame';
import { readConfig } from '@/config/runtimeConfig';
import { HomePage } from '@/pages/HomePage';
import { LandingPage } from '@/pages/LandingPage';
import { createStorageEngine } from '@/persistence/storageEngine';

/** Run at build time: what the app shows first, as markup for index.html, from the components that show it later. */
export function renderFirstPaint(basePath: string): Record<'home' | 'landing', string> {
  const config = readConfig({}, ORIGIN + basePath, () => undefined);
  const engine = createStorageEngine({ getStorage: () => null, warn: () => undefined });
  const { store } = makeStore({ services: makeServices(Promise.resolve(config)), engine });
  const markup = (screen: ReactNode) =>
    renderToStaticMarkup(
      <Provider store={store}>
        <StaticRouter basename={basePath.replace(/\/$/, '')} location={basePath}>
          {screen}
        </StaticRouter>
      </Provider>,
    )
      .replaceAll(ORIGIN, '')
      // The policy allows no style attributes; the boot script sets the colours.
      .replaceAll(/ style="background:(#[\da-f]{6})"/g, ' data-color="$1"')
      // The tab's title is the page's own until the app stands.
      .replace(/<title>.*?<\/title>/, '');
  return {
    home: markup(
      <SignedInFrame>
        <HomePage />
      </SignedInFrame>,
    ),
    landing: markup(<LandingPage />),
  };
}
