import type { Reducer } from '@reduxjs/toolkit';
import type { PlanChoice } from '@/domain/account/planId';
import type { Profile } from '@/domain/account/profile';
import type { ConnectionState } from '@/features/offline/connectionSlice';
import type { ProgressState } from '@/features/progress/progressSlice';
import type { SearchState } from '@/features/search/searchSlice';
import type { StorageEngine } from '@/persistence/storageEngine';

/** What is in the store as soon as a page that needs it has been there. */
export interface LateState {
  /** Comes when the page has come to rest. */
  connection?: ConnectionState;
  plans: PlanChoice;
  profile: Profile;
  /** Also looked at by what is there before it. */
  progress?: ProgressState;
  search: SearchState;
}

export interface LateSlice {
  name: keyof LateState;
  make: (engine: StorageEngine) => Reducer;
}
