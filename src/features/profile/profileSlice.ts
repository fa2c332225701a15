import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { DEMO_ACCOUNT } from '@/domain/demoAccount';
import { signedOut, storageCleared } from '@/events/session';
import type { ProfileFields } from './profileFields';

export interface ProfileState extends Omit<ProfileFields, 'email'> {
  /** Null until it is edited: the account's. */
  email: string | null;
  /** A small JPEG as a data URL. */
  profileImage: string | null;
}

const [firstName = '', lastName = ''] = DEMO_ACCOUNT.name.split(' ');

const initialState: ProfileState = {
  firstName,
  lastName,
  email: null,
  phone: '',
  dateOfBirth: '',
  location: 'Lisbon, Portugal',
  bio: 'Slow science fiction, fast heists, and anything with a good last shot.',
  profileImage: null,
};

/** Who has told nothing of themselves, where nobody demonstrates. */
export const BLANK_PROFILE = { firstName: '', lastName: '', location: '', bio: '' };

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileSaved: (state, { payload }: PayloadAction<ProfileFields>) => ({ ...state, ...payload }),
    photoChosen: (state, { payload: dataUrl }: PayloadAction<string>) => {
      state.profileImage = dataUrl;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState).addCase(storageCleared, () => initialState);
  },
  selectors: {
    selectProfile: (state) => state,
  },
});

export const profileReducer = profileSlice.reducer;
export const { profileSaved, photoChosen } = profileSlice.actions;
export const { selectProfile } = profileSlice.selectors;
