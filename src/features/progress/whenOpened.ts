import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '@/api/services';
import type { OpenedLists } from '@/persistence/openedLists';

const OPENED = Promise.resolve(undefined);

/** Resolves, with the same promise each time, when what was played is in the store. */
export const whenOpened =
  (): ThunkAction<Promise<OpenedLists | void>, object, Services, UnknownAction> =>
  (_dispatch, _getState, { openProgress }) =>
    openProgress?.() ?? OPENED;
