import { persistReducer } from 'redux-persist';
import type { SearchState } from '@/features/search/searchSlice';
import { searchReducer } from '@/features/search/searchSlice';
import { searchPersistence } from '@/persistence/searchPersistence';
import type { LateSlice } from './lateSlice';

export const search: LateSlice = {
  name: 'search',
  make: (engine) => persistReducer(searchPersistence<SearchState>(engine), searchReducer),
};
