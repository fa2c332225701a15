import { cleanProfile } from '@/features/profile/profileFields';
import { BLANK_PROFILE, photoChosen, profileReducer, profileSaved } from '@/features/profile/profileSlice';
import { signedOut } from '@/events';

const start = profileReducer(undefined, { type: 'start' });
const fields = { ...BLANK_PROFILE, email: '' };

test('keeps only what the viewer has changed', () => {
  expect(start).toEqual({});
  const photo = 'data:image/jpeg;base64,AAAA';
  expect(profileReducer(start, photoChosen(photo))).toEqual({ profileImage: photo });
});

test('saves text of limited length without control characters', () => {
  const typed = { ...fields, firstName: ` A\u0000da\u202e `, email: 'e'.repeat(100_000), bio: 'one\ntwo' };
  const saved = profileReducer(start, profileSaved(cleanProfile(typed)));
  expect(saved).toMatchObject({ firstName: 'Ada', bio: 'one\ntwo' });
  expect(saved.email).toHaveLength(254);
});

test('saving keeps the photo, and sign-out resets everything', () => {
  const photo = profileReducer(start, photoChosen('data:image/jpeg;base64,AAAA'));
  const saved = profileReducer(photo, profileSaved(cleanProfile({ ...fields, lastName: 'Lovelace' })));
  expect(saved).toMatchObject({ lastName: 'Lovelace', profileImage: 'data:image/jpeg;base64,AAAA' });
  expect(profileReducer(saved, signedOut())).toEqual(start);
});

test('a new photo replaces the first one', () => {
  const photos = ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,BBBB'];
  const twice = photos.map(photoChosen).reduce(profileReducer, start);
  expect(twice.profileImage).toBe(photos[1]);
});
