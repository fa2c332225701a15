import { connectionReducer } from '@/features/offline/connectionSlice';
import type { LazySlice } from './lazySlice';

export const connection: LazySlice = { name: 'connection', make: () => connectionReducer };
