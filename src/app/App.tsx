import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Persistor } from 'redux-persist';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { ImageHost } from '@/components/media/ImageHost';
import { selectAuthStep } from '@/features/auth/authSlice';
import { useAppSelector } from './hooks';
import { SignedInShell } from './SignedInShell';
import { SignedOutFlow } from './SignedOutFlow';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  persistor: Persistor;
  basePath: string;
  imageHost: string;
}

export function App({ store, persistor, basePath, imageHost }: AppProps) {
  return (
    <PageErrorBoundary>
      <Provider store={store}>
        <WhenRestored persistor={persistor}>
          <ImageHost value={imageHost}>
            <BrowserRouter basename={basePath}>
              <Screens />
            </BrowserRouter>
          </ImageHost>
        </WhenRestored>
      </Provider>
    </PageErrorBoundary>
  );
}

function Screens() {
  const step = useAppSelector(selectAuthStep);
  return step === 'signedIn' ? <SignedInShell /> : <SignedOutFlow step={step} />;
}

interface WhenRestoredProps {
  persistor: Persistor;
  children: ReactNode;
}

/** The loading screen until everything that an earlier visit stored is back; redux-persist's own gate, as a hook. */
function WhenRestored({ persistor, children }: WhenRestoredProps) {
  const isRestored = useSyncExternalStore(
    (onChange) => persistor.subscribe(onChange),
    () => persistor.getState().bootstrapped,
  );
  return isRestored ? children : <LoadingScreen />;
}
