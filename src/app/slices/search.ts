import type { SearchState } from '@/features/search/searchSlice';
import { searchReducer } from '@/features/search/searchSlice';
import { searchPersistence } from '@/persistence/searchPersistence';
import { persistSlice } from '@/persistence/persistSlice';
import type { LazySlice } from './lazySlice';

export const search: LazySlice = {
  name: 'search',
  make: (engine) => persistSlice(searchPersistence<SearchState>(engine), searchReducer),
};
