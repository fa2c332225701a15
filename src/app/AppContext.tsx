import { createContext, use } from 'react';
import { Provider } from 'react-redux';
import { ImageHost } from '@/components/media/ImageHost';
import { SiteContext } from '@/components/site/SiteContext';
import type { Site } from '@/config/site';
import type { Elements } from '@/lib/elements';
import { useAppSelector } from './hooks';
import type { AppStore } from './store';

interface AppContextValue {
  store: AppStore;
  site: Site;
  /** Null until config.json has been read. */
  imageHost: string | null;
}

const AppContext = createContext<AppContextValue | null>(null);

interface AppContextProviderProps extends AppContextValue {
  children: Elements;
}

/** The providers around the app: everything that a component finds above it. */
export function AppContextProvider({ children, ...value }: AppContextProviderProps) {
  return (
    <AppContext value={value}>
      <Provider store={value.store}>
        <SiteProvider site={value.site}>
          <ImageHost value={value.imageHost}>{children}</ImageHost>
        </SiteProvider>
      </Provider>
    </AppContext>
  );
}

/**
 * Provides the configured site. If the site has its own catalogue, samples are off, and the known facts about the
 * catalogue are added.
 */
function SiteProvider({ site, children }: { site: Site; children: Elements }) {
  const own = useAppSelector(({ ownCatalogue }) => ownCatalogue);
  return <SiteContext value={own ? { ...site, samples: false, ...own } : site}>{children}</SiteContext>;
}

/** Returns the value of the context. Throws outside of the provider. */
export function useAppContext(): AppContextValue {
  const value = use(AppContext);
  if (!value) throw new Error('useAppContext must be used within AppContextProvider');
  return value;
}
