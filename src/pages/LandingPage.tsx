import type { ComponentProps } from 'react';
import { DemoProfile } from '@/features/auth/DemoProfile';
import { Landing } from '@/features/landing/Landing';

/** The landing page of the demo. */
export const LandingPage = (props: Omit<ComponentProps<typeof Landing>, 'profile'>) => (
  <Landing {...props} profile={<DemoProfile />} />
);
