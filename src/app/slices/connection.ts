import { connectionReducer } from '@/features/offline/connectionSlice';
import type { LateSlice } from './lateSlice';

export const connection: LateSlice = { name: 'connection', make: () => connectionReducer };
