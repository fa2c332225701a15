import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { signedOut, storageCleared } from '@/events';
import type { Profile, ProfileFields } from '@/domain/account/profile';

/** The fields that the viewer has changed. All other fields keep the values that they had at sign-in. */
export type ProfileChanges = Partial<Profile>;

const UNCHANGED: ProfileChanges = {};

/** The profile at sign-in on a site without the demo account. */
export const BLANK_PROFILE: Profile = {
  firstName: '',
  lastName: '',
  email: null,
  phone: '',
  dateOfBirth: '',
  location: '',
  bio: '',
  profileImage: null,
};

const profileSlice = createSlice({
  name: 'profile',
  initialState: UNCHANGED,
  reducers: {
    profileSaved: (state, { payload }: PayloadAction<ProfileFields>) => ({ ...state, ...payload }),
    photoChosen: (state, { payload: dataUrl }: PayloadAction<string>) => {
      state.profileImage = dataUrl;
    },
    /** Replaces the whole profile, by an import or its undo. */
    profileReplaced: (_state, { payload }: PayloadAction<Profile>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => UNCHANGED).addCase(storageCleared, () => UNCHANGED);
  },
});

export const profileReducer = profileSlice.reducer;
export const { profileSaved, photoChosen, profileReplaced } = profileSlice.actions;
export const selectProfileChanges = ({ profile = UNCHANGED }: { profile?: ProfileChanges }) => profile;
