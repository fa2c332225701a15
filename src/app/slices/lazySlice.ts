import type { Reducer } from '@reduxjs/toolkit';
import type { PlanChoice } from '@/domain/account/planId';
import type { ConnectionState } from '@/features/offline/connectionSlice';
import type { ProfileChanges } from '@/features/profile/profileSlice';
import type { ProgressState } from '@/features/progress/progressSlice';
import type { SearchState } from '@/features/search/searchSlice';
import type { StorageEngine } from '@/persistence/storageEngine';

/**
 * The slices that are added when a page needs them. Each may be missing even then: Redux DevTools can show an earlier
 * state, import another one, or lock the store. Their selectors start from the initial state in that case.
 */
export interface LazyState {
  connection?: ConnectionState;
  plans?: PlanChoice;
  profile?: ProfileChanges;
  progress?: ProgressState;
  search?: SearchState;
}

export interface LazySlice {
  name: keyof LazyState;
  make: (engine: StorageEngine) => Reducer;
}
