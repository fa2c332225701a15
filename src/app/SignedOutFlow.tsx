import type { ComponentType } from 'react';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { InteractiveMarker } from '@/components/feedback/InteractiveMarker';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { PageErrorBoundary } from '@/components/feedback/PageErrorBoundary';
import type { AuthStep } from '@/domain/account/auth';
import type { DemoAccount } from '@/domain/account/demoAccount';
import { emailSubmitted, plansOpened } from '@/features/auth/authSlice';
import type { Elements } from '@/lib/elements';
import { lazyPage, lazyWithRetry } from '@/lib/lazyPage';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import { useAppDispatch } from './hooks';
import { DiagnosticsPage } from './routes';
import { swapInHeadingFont } from '@/startup/swapInHeadingFont';

export type SignedOutStep = Exclude<AuthStep, 'signedIn'>;

const SignIn = lazyPage(() => import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignIn').then((m) => m.SignIn));
const SignUp = lazyPage(() => import(/* webpackChunkName: "sign-in" */ '@/features/auth/SignUp').then((m) => m.SignUp));
const PricingPage = lazyPage(() =>
  import(/* webpackChunkName: "plans" */ '@/pages/PricingPage').then((m) => m.PricingPage),
);

const SignedOutExtras = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ './SignedOutExtras').then((m) => m.SignedOutExtras),
);

interface SignedOutFlowProps {
  step: SignedOutStep;
  /** The first screen. It is not lazy, because most visits show it. */
  Landing: ComponentType<{ onEmail: (email: string) => void; onSeePlans: () => void }>;
  demoAccount: DemoAccount | null;
}

/** The steps to an account. The URL stays the same. The diagnostics are available to viewers who cannot sign in. */
export function SignedOutFlow({ step, Landing, demoAccount }: SignedOutFlowProps) {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const hasActivity = useActivityOrIdle();
  // Does not wait for the first activity, because most visits start here.
  useEffect(swapInHeadingFont, []);
  const screens: Record<SignedOutStep, Elements> = {
    email: <Landing onEmail={(email) => dispatch(emailSubmitted(email))} onSeePlans={() => dispatch(plansOpened())} />,
    login: <SignIn demoAccount={demoAccount} />,
    pricing: <PricingPage />,
    subscribe: <SignUp />,
  };
  return (
    <PageErrorBoundary resetKey={step + key}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path="/diagnostics" element={<DiagnosticsPage />} />
          <Route path="*" element={screens[step]} />
        </Routes>
        <InteractiveMarker />
        {hasActivity && (
          <OptionalSection>
            <SignedOutExtras />
          </OptionalSection>
        )}
      </Suspense>
    </PageErrorBoundary>
  );
}
