import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import type { AuthStep } from '@/domain/auth';
import { lazyComponent } from '@/lib/lazyComponent';
import { LandingPage } from '@/pages/LandingPage';

type SignedOutStep = Exclude<AuthStep, 'signedIn'>;

const SCREENS: Record<SignedOutStep, ComponentType> = {
  // In this chunk: it is what mostly comes of it.
  email: LandingPage,
  login: lazyComponent(() => import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignIn').then((m) => m.SignIn)),
  pricing: lazyComponent(() =>
    import(/* webpackChunkName: "plans" */ '@/pages/PricingPage').then((m) => m.PricingPage),
  ),
  subscribe: lazyComponent(() =>
    import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignUp').then((m) => m.SignUp),
  ),
};

interface SignedOutFlowProps {
  step: SignedOutStep;
}

/** Step by step to an account; the address stays what it is. */
export function SignedOutFlow({ step }: SignedOutFlowProps) {
  const Screen = SCREENS[step];
  return (
    <PageErrorBoundary resetKey={step}>
      <Suspense fallback={<LoadingScreen />}>
        <Screen />
      </Suspense>
    </PageErrorBoundary>
  );
}
