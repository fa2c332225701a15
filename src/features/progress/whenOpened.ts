import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { use } from 'react';
import type { Services } from '@/api/client/services';
import { useAppDispatch } from '@/app/hooks';
import type { ListWriters } from '@/persistence/writeAllLists';

const OPENED = Promise.resolve(undefined);

/** Returns a promise that resolves when the stored progress is in the store. The promise is the same each time. */
export const whenOpened =
  (): ThunkAction<Promise<ListWriters | void>, object, Services, UnknownAction> =>
  (_dispatch, _getState, { openProgress }) =>
    openProgress?.() ?? OPENED;

/** Suspends until the stored progress is in the store. */
export function useOpenedProgress(): void {
  const dispatch = useAppDispatch();
  use(dispatch(whenOpened()));
}
