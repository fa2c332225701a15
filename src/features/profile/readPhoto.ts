import { readImageHeader } from '@/lib/imageHeader';
import { squareJpeg } from './squareJpeg';

/** A data URL, or in words why there is none. */
export type PhotoResult = { photo: string } | { problem: string };

const MAX_BYTES = 10 * 1024 * 1024;
/** A few megabytes can unpack to more pixels than a device has memory for. */
const MAX_PIXELS = 50_000_000;

const PROBLEMS = {
  empty: 'This file is empty. Choose another photo.',
  tooLarge: 'This file is larger than 10 MB. Choose a smaller photo.',
  notAnImage: 'This file cannot be read as a JPEG, PNG, WebP or GIF image.',
  tooManyPixels: 'This photo has more than 50 megapixels. Choose a smaller one.',
  unreadable: 'This photo could not be read. It may be damaged.',
} as const;

/** From a chosen file to a small photo: nothing is decoded before its size, kind and dimensions are known. */
export async function readPhoto(file: File): Promise<PhotoResult> {
  if (file.size === 0) return { problem: PROBLEMS.empty };
  if (file.size > MAX_BYTES) return { problem: PROBLEMS.tooLarge };
  try {
    // What the file says it is (name, type) does not count.
    const header = readImageHeader(new Uint8Array(await file.arrayBuffer()));
    if (!header) return { problem: PROBLEMS.notAnImage };
    if (header.width * header.height > MAX_PIXELS) return { problem: PROBLEMS.tooManyPixels };

    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const photo = squareJpeg(picture);
    picture.close();
    return photo === null ? { problem: PROBLEMS.unreadable } : { photo };
  } catch {
    return { problem: PROBLEMS.unreadable };
  }
}
