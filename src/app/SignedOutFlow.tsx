import type { ComponentType } from 'react';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { InteractiveMarker } from '@/components/feedback/InteractiveMarker';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import type { AuthStep } from '@/domain/account/auth';
import { lazyPage, lazyWithRetry } from '@/lib/lazyPage';
import { useFirstActivity } from '@/lib/firstActivity';
import { LandingPage } from '@/pages/LandingPage';
import { DiagnosticsPage } from './routes';
import { swapInHeadingFont } from '@/startup/swapInHeadingFont';

type SignedOutStep = Exclude<AuthStep, 'signedIn'>;

const SCREENS: Record<SignedOutStep, ComponentType> = {
  // In this chunk, because most visits show it.
  email: LandingPage,
  login: lazyPage(() => import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignIn').then((m) => m.SignIn)),
  pricing: lazyPage(() => import(/* webpackChunkName: "plans" */ '@/pages/PricingPage').then((m) => m.PricingPage)),
  subscribe: lazyPage(() => import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignUp').then((m) => m.SignUp)),
};

const Whole = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/components/feedback/FullyLoadedMarker').then(
    (m) => m.FullyLoadedMarker,
  ),
);

interface SignedOutFlowProps {
  step: SignedOutStep;
}

/** The steps to an account. The URL stays the same. The diagnostics are available to viewers who cannot sign in. */
export function SignedOutFlow({ step }: SignedOutFlowProps) {
  const Screen = SCREENS[step];
  const { key } = useLocation();
  const hasActivity = useFirstActivity();
  // Does not wait for the first activity, because most visits start here.
  useEffect(swapInHeadingFont, []);
  return (
    <PageErrorBoundary resetKey={step + key}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path="/diagnostics" element={<DiagnosticsPage />} />
          <Route path="*" element={<Screen />} />
        </Routes>
        <InteractiveMarker />
        {hasActivity && (
          <OptionalSection>
            <Whole />
          </OptionalSection>
        )}
      </Suspense>
    </PageErrorBoundary>
  );
}
