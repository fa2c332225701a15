import { profileReducer } from '@/features/profile/profileSlice';
import type { LateSlice } from './lateSlice';

export const profile: LateSlice = { name: 'profile', make: () => profileReducer };
