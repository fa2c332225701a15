import { readImageHeader } from '@/lib/imageHeader';
import { squareJpeg } from './squareJpeg';

/** A data URL, or the reason why the file was rejected. */
export type PhotoResult = { photo: string } | { problem: string };

const MAX_BYTES = 10 * 1024 * 1024;
/** A file of a few megabytes can decode to more pixels than fit into memory. */
const MAX_PIXELS = 50_000_000;

const PROBLEMS = {
  empty: 'This file is empty. Choose another photo.',
  tooLarge: 'This file is larger than 10 MB. Choose a smaller photo.',
  notAnImage: 'This file cannot be read as a JPEG, PNG, WebP or GIF image.',
  tooManyPixels: 'This photo has more than 50 megapixels. Choose a smaller one.',
  unreadable: 'This photo could not be read. It may be damaged.',
} as const;

/** Reads a file into a small photo. Checks the size, the format and the dimensions before it decodes anything. */
export async function readPhoto(file: File): Promise<PhotoResult> {
  if (file.size === 0) return { problem: PROBLEMS.empty };
  if (file.size > MAX_BYTES) return { problem: PROBLEMS.tooLarge };
  try {
    // The format comes from the content. The name and the type of the file may be wrong.
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
