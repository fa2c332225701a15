import { OwnLanding } from '@/features/landing/OwnLanding';
import type { SignedOutStep } from './SignedOutFlow';
import { SignedOutFlow } from './SignedOutFlow';

/** The steps to an account on a site with its own catalogue. */
export const OwnSignedOutFlow = ({ step }: { step: SignedOutStep }) => (
  <SignedOutFlow step={step} Landing={OwnLanding} demoAccount={null} />
);
