import type { ComponentProps } from 'react';
import { DemoProfile } from '@/features/auth/DemoProfile';
import { Landing } from '@/features/landing/Landing';
import { LanguagePicker } from '@/features/language/LanguagePicker';

/** The landing page of the demo. */
export const LandingPage = (props: Omit<ComponentProps<typeof Landing>, 'profile' | 'language'>) => (
  <Landing {...props} profile={<DemoProfile />} language={<LanguagePicker place="header" />} />
);
