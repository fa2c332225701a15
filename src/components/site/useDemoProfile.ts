import { use } from 'react';
import type { DemoProfile } from '@/domain/account/demoProfile';
import { importWithRetry } from '@/lib/importWithRetry';
import { once } from '@/lib/memoize';
import { useSite } from './SiteContext';

/**
 * Loads the profile of the demo account. It is in a chunk of samples, because the set-up command removes those from a site
 * without samples. Null if it fails to load, because the account menu must work without it.
 */
const loadDemoProfile = once(async () => {
  try {
    return await importWithRetry(
      async () => (await import(/* webpackChunkName: "sample-extras" */ '@/domain/account/demoProfile')).DEMO_PROFILE,
    );
  } catch {
    return null;
  }
});

/** Returns the profile of the demo account. Suspends until it is loaded. Null if the site has no demo account. */
export const useDemoProfile = (): DemoProfile | null =>
  useSite().features.demoAccount ? use(loadDemoProfile()) : null;
