import type { ReactNode } from 'react';
import { Suspense, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Persistor } from 'redux-persist';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { selectAuthStep } from '@/features/auth/authSlice';
import { lazyComponent } from '@/lib/lazyComponent';
import { AppContextProvider, useAppContext } from './AppContext';
import { useAppSelector } from './hooks';
import { SignedInShell } from './SignedInShell';
import type { AppStore } from './store';

// With the landing, which is what it mostly shows.
const SignedOutFlow = lazyComponent(() =>
  import(/* webpackChunkName: "landing" */ './SignedOutFlow').then((m) => m.SignedOutFlow),
);

interface AppProps {
  store: AppStore;
  persistor: Persistor;
  basePath: string;
  /** Null until config.json has been read. */
  imageHost: string | null;
}

export function App({ store, persistor, basePath, imageHost }: AppProps) {
  return (
    <PageErrorBoundary>
      <AppContextProvider store={store} persistor={persistor} imageHost={imageHost}>
        <WhenRestored>
          <BrowserRouter basename={basePath}>
            <Screens />
          </BrowserRouter>
        </WhenRestored>
      </AppContextProvider>
    </PageErrorBoundary>
  );
}

function Screens() {
  const step = useAppSelector(selectAuthStep);
  if (step === 'signedIn') return <SignedInShell />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedOutFlow step={step} />
    </Suspense>
  );
}

interface WhenRestoredProps {
  children: ReactNode;
}

/** The loading screen until everything that an earlier visit stored is back; redux-persist's own gate, as a hook. */
function WhenRestored({ children }: WhenRestoredProps) {
  const { persistor } = useAppContext();
  const isRestored = useSyncExternalStore(
    (onChange) => persistor.subscribe(onChange),
    () => persistor.getState().bootstrapped,
  );
  return isRestored ? children : <LoadingScreen />;
}
