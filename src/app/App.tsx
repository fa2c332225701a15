import { Suspense } from 'react';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { useSite } from '@/components/site/SiteContext';
import type { Site } from '@/config/site';
import { selectAuthStep } from '@/features/auth/authSlice';
import { lazyPage } from '@/lib/lazyPage';
import { AppContextProvider } from './AppContext';
import { AppRouter } from './AppRouter';
import { useAppSelector } from './hooks';
import { SignedInShell } from './SignedInShell';
import type { AppStore } from './store';

// In the chunk of the demo's landing page, which it shows in most visits. deploy/setup.cjs removes this chunk.
export const DemoSignedOutFlow = lazyPage(() =>
  import(/* webpackChunkName: "sample-landing" */ './DemoSignedOutFlow').then((m) => m.DemoSignedOutFlow),
);
// Its landing page is small and leads to the sign-in, so both are in one chunk.
export const OwnSignedOutFlow = lazyPage(() =>
  import(/* webpackChunkName: "sign-in" */ './OwnSignedOutFlow').then((m) => m.OwnSignedOutFlow),
);

interface AppProps {
  store: AppStore;
  basePath: string;
  site: Site;
  /** Null until config.json has been read. */
  imageHost: string | null;
}

export function App({ store, basePath, site, imageHost }: AppProps) {
  return (
    <PageErrorBoundary>
      <AppContextProvider store={store} site={site} imageHost={imageHost}>
        <AppRouter basePath={basePath}>
          <Screens />
        </AppRouter>
      </AppContextProvider>
    </PageErrorBoundary>
  );
}

function Screens() {
  const step = useAppSelector(selectAuthStep);
  const { features, samples } = useSite();
  if (step === 'signedIn' || !features.signIn) return <SignedInShell />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      {samples ? <DemoSignedOutFlow step={step} /> : <OwnSignedOutFlow step={step} />}
    </Suspense>
  );
}
