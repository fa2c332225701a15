import { use } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { whenOpened } from './whenOpened';

/** Suspends until the stored progress is in the store. */
export function useOpenedProgress(): void {
  const dispatch = useAppDispatch();
  use(dispatch(whenOpened()));
}
