import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { AccountMenu } from '@/features/auth/AccountMenu';
import { AppRoutes } from './routes';
import styles from './SignedInShell.module.css';

/** Pages that stand alone, without the header. */
const BARE_PATHS = ['/subscription', '/subscribe'];

/** Everything a signed-in viewer sees: header, page, footer. */
export function SignedInShell() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isBare = BARE_PATHS.includes(pathname.replace(/\/$/, ''));
  usePageFocus(main, pathname);

  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      {!isBare && <Header accountMenu={<AccountMenu />} />}
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <PageErrorBoundary resetKey={key}>
          <Suspense fallback={<LoadingScreen />}>
            <AppRoutes />
          </Suspense>
        </PageErrorBoundary>
      </main>
      {!isBare && <Footer />}
    </>
  );
}

/** A new page starts at its top, and the keyboard with it. */
function usePageFocus(main: React.RefObject<HTMLElement | null>, pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
