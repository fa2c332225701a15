import type { ContextType } from 'react';
import { Fragment, Suspense, useRef, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { Extra } from '@/components/feedback/Extra';
import { Live } from '@/components/feedback/Live';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { CardMarks } from '@/components/media/CardMarks';
import { lazyPart } from '@/lib/lazyComponent';
import { isSwift } from '@/lib/pace';
import { useSignOfLife } from '@/lib/useSignOfLife';
import { AppRoutes } from './routes';
import { SignedInFrame } from './SignedInFrame';

const ShellExtras = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ './ShellExtras').then((m) => m.ShellExtras),
);

/** The pages without the header. */
const BARE_PATHS = ['/subscription', '/subscribe'];

/** Everything that a signed-in viewer sees: header, page, footer. */
export function SignedInShell() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [startPath] = useState(pathname);
  const isAlive = useSignOfLife();
  const [marks, setMarks] = useState<ContextType<typeof CardMarks>>(null);
  const isBare = BARE_PATHS.includes(pathname.replace(/\/+$/, '').toLowerCase());
  // The first page of a visit has no transition.
  const motion = key === 'default' ? 'none' : 'page';

  return (
    <>
      <SignedInFrame main={main} isBare={isBare}>
        <PageErrorBoundary resetKey={key}>
          <Suspense fallback={<LoadingScreen />}>
            <CardMarks value={marks}>
              {isSwift() ? (
                <ViewTransition key={pathname} default="none" enter={motion} exit="page">
                  <AppRoutes />
                </ViewTransition>
              ) : (
                // Slow devices skip the view transition: the snapshot would delay navigation.
                <Fragment key={pathname}>
                  <AppRoutes />
                </Fragment>
              )}
              <Live />
            </CardMarks>
          </Suspense>
        </PageErrorBoundary>
      </SignedInFrame>
      {isAlive && (
        <Extra>
          <ShellExtras main={main} startPath={startPath} isBare={isBare} onMarks={setMarks} />
        </Extra>
      )}
    </>
  );
}
