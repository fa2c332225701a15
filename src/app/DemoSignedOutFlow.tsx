import { useSite } from '@/components/site/SiteContext';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import { LandingPage } from '@/pages/LandingPage';
import type { SignedOutStep } from './SignedOutFlow';
import { SignedOutFlow } from './SignedOutFlow';

/** The steps to an account in the demo. */
export function DemoSignedOutFlow({ step }: { step: SignedOutStep }) {
  const { features } = useSite();
  return <SignedOutFlow step={step} Landing={LandingPage} demoAccount={features.demoAccount ? DEMO_ACCOUNT : null} />;
}
