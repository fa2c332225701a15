import { isRecord } from '@/lib/json';
import { readImageHeader } from '@/lib/imageHeader';
import { cleanText } from '@/lib/text';

/** The viewer's profile as the form has it: all fields are text. */
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
  /** Null until the viewer edits it. The email of the account is shown then. */
  email: string | null;
  /** A small JPEG as a data URL. */
  profileImage: string | null;
}

/** The maximum length of each field, in code points. */
export const PROFILE_LENGTHS: Record<keyof ProfileFields, number> = {
  firstName: 60,
  lastName: 60,
  email: 254,
  phone: 32,
  dateOfBirth: 10,
  location: 120,
  bio: 500,
};

/** Reads a profile from a file with every field checked. Null if it is not a profile. */
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

/** Returns a profile in the format of a file. */
export const writeProfile = ({ email, profileImage, ...fields }: Profile) => ({
  ...fields,
  ...(email !== null && { email }),
  ...(profileImage !== null && { photo: profileImage }),
});

const PHOTO = /^data:image\/jpeg;base64,([A-Za-z0-9+/]{1,400000}={0,2})$/;

/**
 * The maximum width and height of a photo. Kinora creates photos of 256 pixels. A few kilobytes can decompress to an
 * image that needs more memory than the device has.
 */
const MAX_PHOTO_SIDE = 512;

/** Returns a photo of the kind that Kinora creates. Null for anything else, and for an image that is too large. */
function readPhotoAddress(value: unknown): string | null {
  const data = typeof value === 'string' ? PHOTO.exec(value)?.[1] : undefined;
  if (data === undefined) return null;
  try {
    const header = readImageHeader(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
    const isSmall = header?.format === 'jpeg' && Math.max(header.width, header.height) <= MAX_PHOTO_SIDE;
    return isSmall ? (value as string) : null;
  } catch {
    // The Base64 text is truncated.
    return null;
  }
}
