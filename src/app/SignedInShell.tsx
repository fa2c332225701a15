import { Fragment, Suspense, useRef, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { Extra } from '@/components/feedback/Extra';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import { lazyPart } from '@/lib/lazyComponent';
import { isSwift } from '@/lib/pace';
import { useSignOfLife } from '@/lib/useSignOfLife';
import { AppRoutes } from './routes';
import { SignedInFrame } from './SignedInFrame';

const ShellFooter = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ './ShellFooter').then((m) => m.ShellFooter),
);

const CardKeys = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/components/media/CardKeys').then((m) => m.CardKeys),
);

const OpeningTitle = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/titleDetails/OpeningTitle').then((m) => m.OpeningTitle),
);

const PageMemory = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ './PageMemory').then((m) => m.PageMemory),
);

/** Pages that stand alone, without the header. */
const BARE_PATHS = ['/subscription', '/subscribe'];

/** Everything a signed-in viewer sees: header, page, footer. */
export function SignedInShell() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [startPath] = useState(pathname);
  const isAlive = useSignOfLife();
  const isBare = BARE_PATHS.includes(pathname.replace(/\/+$/, '').toLowerCase());
  // The page that a visit starts with is simply there.
  const motion = key === 'default' ? 'none' : 'page';

  return (
    <>
      {isAlive && (
        <Extra>
          <OpeningTitle />
        </Extra>
      )}
      <SignedInFrame main={main} isBare={isBare}>
        <PageErrorBoundary resetKey={key}>
          <Suspense fallback={<LoadingScreen />}>
            {isSwift() ? (
              <ViewTransition key={pathname} default="none" enter={motion} exit={motion}>
                <AppRoutes />
              </ViewTransition>
            ) : (
              // Nobody waits for a picture of the page before.
              <Fragment key={pathname}>
                <AppRoutes />
              </Fragment>
            )}
          </Suspense>
        </PageErrorBoundary>
      </SignedInFrame>
      {isAlive && (
        <Extra>
          <PageMemory main={main} startPath={startPath} />
          <CardKeys />
          {!isBare && <ShellFooter />}
        </Extra>
      )}
    </>
  );
}
