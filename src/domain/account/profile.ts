import { isRecord } from '@/lib/json';
import { readImageHeader } from '@/lib/imageHeader';
import { cleanText } from '@/lib/text';

/** What a viewer tells about themselves, as the form has it: all text. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** `YYYY-MM-DD`, or empty. */
  dateOfBirth: string;
  location: string;
  bio: string;
}

export interface Profile extends Omit<ProfileFields, 'email'> {
  /** Null until it is edited: the account's. */
  email: string | null;
  /** A small JPEG as a data URL. */
  profileImage: string | null;
}

/** Code points of each field. */
export const PROFILE_LENGTHS: Record<keyof ProfileFields, number> = {
  firstName: 60,
  lastName: 60,
  email: 254,
  phone: 32,
  dateOfBirth: 10,
  location: 120,
  bio: 500,
};

/** A profile as a file has it, every field checked; null where it is none. */
export function readProfile(raw: unknown): Profile | null {
  if (!isRecord(raw)) return null;
  const text = (name: keyof ProfileFields) => cleanText(raw[name], PROFILE_LENGTHS[name]);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: typeof raw.email === 'string' ? text('email') : null,
    phone: text('phone'),
    dateOfBirth: text('dateOfBirth'),
    location: text('location'),
    bio: text('bio'),
    profileImage: readPhotoAddress(raw.photo),
  };
}

/** How a profile stands in a file. */
export const writeProfile = ({ email, profileImage, ...fields }: Profile) => ({
  ...fields,
  ...(email !== null && { email }),
  ...(profileImage !== null && { photo: profileImage }),
});

const PHOTO = /^data:image\/jpeg;base64,([A-Za-z0-9+/]{1,400000}={0,2})$/;

/** Photos are made 256 pixels wide; a few kilobytes can unpack to more than a device has memory for. */
const MAX_PHOTO_SIDE = 512;

/** A photo as Kinora makes them; anything else, and what would unpack to more, is none. */
function readPhotoAddress(value: unknown): string | null {
  const data = typeof value === 'string' ? PHOTO.exec(value)?.[1] : undefined;
  if (data === undefined) return null;
  try {
    const header = readImageHeader(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
    const isSmall = header?.format === 'jpeg' && Math.max(header.width, header.height) <= MAX_PHOTO_SIDE;
    return isSmall ? (value as string) : null;
  } catch {
    // Base64 that is cut off.
    return null;
  }
}
