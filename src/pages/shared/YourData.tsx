import { use, useMemo } from 'react';
import { useAppDispatch, useAppStore } from '@/app/hooks';
import { plans } from '@/app/slices/plans';
import { search } from '@/app/slices/search';
import { useInjectedSlice } from '@/app/useInjectedSlice';
import { viewerStorage } from '@/app/viewerStorage';
import { SectionError } from '@/components/feedback/SectionError';
import { useDemoProfile } from '@/components/site/useDemoProfile';
import { BLANK_PROFILE } from '@/features/profile/profileSlice';
import { whenOpened } from '@/features/progress/whenOpened';
import { Transfer } from '@/features/transfer/Transfer';

/** The export and import of the viewer's data. Suspends until the stored data is loaded. */
export function YourData() {
  useInjectedSlice(plans);
  useInjectedSlice(search);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const startProfile = useDemoProfile()?.profile ?? BLANK_PROFILE;
  const opened = use(dispatch(whenOpened()));
  const storage = useMemo(
    () => (opened ? viewerStorage(store, opened, startProfile) : null),
    [store, opened, startProfile],
  );
  return storage ? <Transfer storage={storage} /> : <SectionError />;
}
