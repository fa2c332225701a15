import { t } from '@/i18n/t';
import { readImageHeader } from '@/lib/imageHeader';

const PHOTO_SIDE_PX = 256;
const QUALITY = 0.85;
const JPEG_START = 'data:image/jpeg;base64,';

/**
 * Returns the center of an image as a small square JPEG. The canvas contains only pixels, so the metadata of the camera
 * (location, time, device) is removed.
 * @returns a data URL, or null if the browser provides no canvas
 */
function squareJpeg(picture: ImageBitmap): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE_PX;
  canvas.height = PHOTO_SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) return null;

  // JPEG has no transparency, so transparent pixels get a background.
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ink-overlay');
  context.fillRect(0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);
  context.imageSmoothingQuality = 'high';
  const { width, height } = picture;
  const side = Math.min(width, height);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);

  const url = canvas.toDataURL('image/jpeg', QUALITY);
  return url.startsWith(JPEG_START) && url.length > JPEG_START.length ? url : null;
}

/** A data URL, or the reason why the file was rejected. */
type PhotoResult = { photo: string } | { problem: string };

const MAX_BYTES = 10 * 1024 * 1024;
/** A file of a few megabytes can decode to more pixels than fit into memory. */
const MAX_PIXELS = 50_000_000;

const PROBLEMS = {
  empty: t('This file is empty. Choose another photo.'),
  tooLarge: t('This file is larger than 10 MB. Choose a smaller photo.'),
  notAnImage: t('This file cannot be read as a JPEG, PNG, WebP or GIF image.'),
  tooManyPixels: t('This photo has more than 50 megapixels. Choose a smaller one.'),
  unreadable: t('This photo could not be read. It may be damaged.'),
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
