import type { ContextType } from 'react';
import { Fragment, Suspense, useRef, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { InteractiveMarker } from '@/components/feedback/InteractiveMarker';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { CardBadgesContext } from '@/components/media/CardBadgesContext';
import { lazyWithRetry } from '@/lib/lazyPage';
import { isFastDevice } from '@/lib/devicePerformance';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import { AppRoutes } from './routes';
import { SignedInFrame } from './SignedInFrame';

const ShellExtras = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ './ShellExtras').then((m) => m.ShellExtras),
);

/** The pages without the header. */
const BARE_PATHS = ['/subscription', '/subscribe'];

/** Everything that a signed-in viewer sees: header, page, footer. */
export function SignedInShell() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [startPath] = useState(pathname);
  const hasActivity = useActivityOrIdle();
  const [marks, setMarks] = useState<ContextType<typeof CardBadgesContext>>(null);
  const isBare = BARE_PATHS.includes(pathname.replace(/\/+$/, '').toLowerCase());
  // The first page of a visit has no transition.
  const motion = key === 'default' ? 'none' : 'page';

  return (
    <>
      <SignedInFrame main={main} isBare={isBare}>
        <PageErrorBoundary resetKey={key}>
          <Suspense fallback={<LoadingScreen />}>
            <CardBadgesContext value={marks}>
              {isFastDevice() ? (
                <ViewTransition key={pathname} default="none" enter={motion} exit="page">
                  <AppRoutes />
                </ViewTransition>
              ) : (
                // Slow devices skip the view transition: the snapshot would delay navigation.
                <Fragment key={pathname}>
                  <AppRoutes />
                </Fragment>
              )}
              <InteractiveMarker />
            </CardBadgesContext>
          </Suspense>
        </PageErrorBoundary>
      </SignedInFrame>
      {hasActivity && (
        <OptionalSection>
          <ShellExtras main={main} startPath={startPath} isBare={isBare} onMarks={setMarks} />
        </OptionalSection>
      )}
    </>
  );
}
