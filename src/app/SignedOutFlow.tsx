import type { ComponentType } from 'react';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Extra } from '@/components/feedback/Extra';
import { Live } from '@/components/feedback/Live';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import type { AuthStep } from '@/domain/account/auth';
import { lazyComponent, lazyPart } from '@/lib/lazyComponent';
import { useSignOfLife } from '@/lib/useSignOfLife';
import { LandingPage } from '@/pages/LandingPage';
import { DiagnosticsPage } from './routes';
import { whenFaceIsHere } from './whenFaceIsHere';

type SignedOutStep = Exclude<AuthStep, 'signedIn'>;

const SCREENS: Record<SignedOutStep, ComponentType> = {
  // In this chunk, because most visits show it.
  email: LandingPage,
  login: lazyComponent(() => import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignIn').then((m) => m.SignIn)),
  pricing: lazyComponent(() =>
    import(/* webpackChunkName: "plans" */ '@/pages/PricingPage').then((m) => m.PricingPage),
  ),
  subscribe: lazyComponent(() =>
    import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignUp').then((m) => m.SignUp),
  ),
};

const Whole = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/components/feedback/Whole').then((m) => m.Whole),
);

interface SignedOutFlowProps {
  step: SignedOutStep;
}

/** The steps to an account. The URL stays the same. The diagnostics are available to viewers who cannot sign in. */
export function SignedOutFlow({ step }: SignedOutFlowProps) {
  const Screen = SCREENS[step];
  const { key } = useLocation();
  const isAlive = useSignOfLife();
  // Does not wait for the first activity, because most visits start here.
  useEffect(whenFaceIsHere, []);
  return (
    <PageErrorBoundary resetKey={step + key}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path="/diagnostics" element={<DiagnosticsPage />} />
          <Route path="*" element={<Screen />} />
        </Routes>
        <Live />
        {isAlive && (
          <Extra>
            <Whole />
          </Extra>
        )}
      </Suspense>
    </PageErrorBoundary>
  );
}
