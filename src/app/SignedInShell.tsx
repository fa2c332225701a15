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

/** Pages that stand alone, without the header. */
const BARE_PATHS = ['/subscription', '/subscribe'];

/** Everything a signed-in viewer sees: header, page, footer. */
export function SignedInShell() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [startPath] = useState(pathname);
  const isAlive = useSignOfLife();
  const [marks, setMarks] = useState<ContextType<typeof CardMarks>>(null);
  const isBare = BARE_PATHS.includes(pathname.replace(/\/+$/, '').toLowerCase());
  // The page that a visit starts with is simply there.
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
                // Nobody waits for a picture of the page before.
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
