import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { DEMO_NAME } from '@/domain/account/demoName';
import { signedOut, storageCleared } from '@/events';
import type { Profile, ProfileFields } from '@/domain/account/profile';

const [firstName = '', lastName = ''] = DEMO_NAME.split(' ');

/** The profile before the viewer changes it. */
export const START_PROFILE: Profile = {
  firstName,
  lastName,
  email: null,
  phone: '',
  dateOfBirth: '',
  location: 'Lisbon, Portugal',
  bio: 'Slow science fiction, fast heists, and anything with a good last shot.',
  profileImage: null,
};

/** Replaces the demo's texts on a site without the demo account. */
export const BLANK_PROFILE = { firstName: '', lastName: '', location: '', bio: '' };

const profileSlice = createSlice({
  name: 'profile',
  initialState: START_PROFILE,
  reducers: {
    profileSaved: (state, { payload }: PayloadAction<ProfileFields>) => ({ ...state, ...payload }),
    photoChosen: (state, { payload: dataUrl }: PayloadAction<string>) => {
      state.profileImage = dataUrl;
    },
    /** Replaces the whole profile, by an import or its undo. */
    profileReplaced: (_state, { payload }: PayloadAction<Profile>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => START_PROFILE).addCase(storageCleared, () => START_PROFILE);
  },
});

export const profileReducer = profileSlice.reducer;
export const { profileSaved, photoChosen, profileReplaced } = profileSlice.actions;
export const selectProfile = ({ profile = START_PROFILE }: { profile?: Profile }) => profile;
