import type { ReactNode } from 'react';
import { createContext, use, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { ImageHost } from '@/components/media/ImageHost';
import { SiteContext } from '@/components/site/SiteContext';
import { Extra } from '@/components/feedback/Extra';
import type { Lack, Site } from '@/config/site';
import { withoutSamples } from '@/config/site';
import { lazyPart } from '@/lib/lazyComponent';
import { useAppSelector } from './hooks';
import type { AppStore } from './store';

const OwnCatalogueLacks = lazyPart(() =>
  import(/* webpackChunkName: "settings" */ './OwnCatalogueLacks').then((m) => m.OwnCatalogueLacks),
);

interface AppContextValue {
  store: AppStore;
  site: Site;
  /** Null until config.json has been read. */
  imageHost: string | null;
}

const AppContext = createContext<AppContextValue | null>(null);

interface AppContextProviderProps extends AppContextValue {
  children: ReactNode;
}

/** The composition around the tree: everything that a component of the app finds above it. */
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

/** The configured site; without the demo's titles where an own catalogue was detected, and with what that lacks. */
function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const isDetected = useAppSelector(({ isOwnCatalogue }) => isOwnCatalogue);
  const [lacks, setLacks] = useState<readonly Lack[]>();
  const own = useMemo(() => {
    const own = isDetected ? withoutSamples(site) : site;
    return lacks ? { ...own, lacks } : own;
  }, [isDetected, site, lacks]);
  return (
    <SiteContext value={own}>
      {children}
      {!own.samples && (
        <Extra>
          <OwnCatalogueLacks onLacks={setLacks} />
        </Extra>
      )}
    </SiteContext>
  );
}

/** What the composition holds; throws outside of it. */
export function useAppContext(): AppContextValue {
  const value = use(AppContext);
  if (!value) throw new Error('useAppContext must be used within AppContextProvider');
  return value;
}
