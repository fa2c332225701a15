import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ImageHost } from '@/components/media/ImageHost';
import { SiteContext } from '@/components/site/SiteContext';
import type { Site } from '@/config/site';
import type { AppStore } from './store';

interface AppContextProviderProps {
  store: AppStore;
  site: Site;
  /** Null until config.json has been read. */
  imageHost: string | null;
  children: ReactNode;
}

/** The composition around the tree: everything that a component of the app finds above it. */
export function AppContextProvider({ store, site, imageHost, children }: AppContextProviderProps) {
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <ImageHost value={imageHost}>{children}</ImageHost>
      </SiteContext>
    </Provider>
  );
}
