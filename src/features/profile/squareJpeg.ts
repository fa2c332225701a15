const PHOTO_SIDE_PX = 256;
const QUALITY = 0.85;
const JPEG_START = 'data:image/jpeg;base64,';

/**
 * Returns the center of an image as a small square JPEG. The canvas contains only pixels, so the metadata of the camera
 * (location, time, device) is removed.
 * @returns a data URL, or null if the browser provides no canvas
 */
export function squareJpeg(picture: ImageBitmap): string | null {
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
