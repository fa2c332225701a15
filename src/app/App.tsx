import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { selectAuthStep } from '@/features/auth/authSlice';
import { lazyComponent } from '@/lib/lazyComponent';
import { AppContextProvider } from './AppContext';
import { useAppSelector } from './hooks';
import { SignedInShell } from './SignedInShell';
import type { AppStore } from './store';

// With the landing, which is what it mostly shows.
export const SignedOutFlow = lazyComponent(() =>
  import(/* webpackChunkName: "landing" */ './SignedOutFlow').then((m) => m.SignedOutFlow),
);

interface AppProps {
  store: AppStore;
  basePath: string;
  /** Null until config.json has been read. */
  imageHost: string | null;
}

export function App({ store, basePath, imageHost }: AppProps) {
  return (
    <PageErrorBoundary>
      <AppContextProvider store={store} imageHost={imageHost}>
        <BrowserRouter basename={basePath}>
          <Screens />
        </BrowserRouter>
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
