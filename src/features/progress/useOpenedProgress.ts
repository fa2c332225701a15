import { use } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { whenOpened } from './whenOpened';

/** Waits, as Suspense does, until what was played is in the store. */
export function useOpenedProgress(): void {
  const dispatch = useAppDispatch();
  use(dispatch(whenOpened()));
}
