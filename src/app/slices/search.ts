import type { SearchState } from '@/features/search/searchSlice';
import { searchReducer } from '@/features/search/searchSlice';
import { searchPersistence } from '@/persistence/searchPersistence';
import { persistSlice } from '@/persistence/persistSlice';
import type { LateSlice } from './lateSlice';

export const search: LateSlice = {
  name: 'search',
  make: (engine) => persistSlice(searchPersistence<SearchState>(engine), searchReducer),
};
