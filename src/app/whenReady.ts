import type { Persistor } from 'redux-persist';
import { SignedOutFlow } from './App';
import { HomePage } from './routes';

/** Resolves when everything that an earlier visit stored is back, and the screen is here whose picture the page shows. */
export async function whenReady(persistor: Persistor): Promise<void> {
  const isRestored = new Promise<void>((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(check);
    check();
  });
  // A screen that does not come says so itself when it is shown.
  const { first } = document.documentElement.dataset;
  if (first !== 'other') await (first === 'home' ? HomePage : SignedOutFlow).preload().catch(() => undefined);
  await isRestored;
}
