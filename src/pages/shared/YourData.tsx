import { use, useMemo } from 'react';
import { useAppDispatch, useAppStore } from '@/app/hooks';
import { plans } from '@/app/slices/plans';
import { search } from '@/app/slices/search';
import { useInjectedSlice } from '@/app/useInjectedSlice';
import { viewerStorage } from '@/app/viewerStorage';
import { SectionError } from '@/components/feedback/SectionError';
import { useSite } from '@/components/site/SiteContext';
import { BLANK_PROFILE, START_PROFILE } from '@/features/profile/profileSlice';
import { whenOpened } from '@/features/progress/whenOpened';
import { Transfer } from '@/features/transfer/Transfer';

/** The export and import of the viewer's data. Suspends until the stored data is loaded. */
export function YourData() {
  useInjectedSlice(plans);
  useInjectedSlice(search);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { features } = useSite();
  const opened = use(dispatch(whenOpened()));
  const storage = useMemo(() => {
    const start = features.demoAccount ? START_PROFILE : { ...START_PROFILE, ...BLANK_PROFILE };
    return opened ? viewerStorage(store, opened, start) : null;
  }, [store, opened, features]);
  return storage ? <Transfer storage={storage} /> : <SectionError />;
}
