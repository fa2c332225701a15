import type { ComponentProps } from 'react';
import { OwnLanding } from '@/features/landing/OwnLanding';
import { LanguagePicker } from '@/features/language/LanguagePicker';
import type { SignedOutStep } from './SignedOutFlow';
import { SignedOutFlow } from './SignedOutFlow';

const Landing = (props: Omit<ComponentProps<typeof OwnLanding>, 'language'>) => (
  <OwnLanding {...props} language={<LanguagePicker place="header" />} />
);

/** The steps to an account on a site with its own catalogue. */
export const OwnSignedOutFlow = ({ step }: { step: SignedOutStep }) => (
  <SignedOutFlow step={step} Landing={Landing} demoAccount={null} />
);
