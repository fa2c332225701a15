import { profileReducer } from '@/features/profile/profileSlice';
import type { LazySlice } from './lazySlice';

export const profile: LazySlice = { name: 'profile', make: () => profileReducer };
