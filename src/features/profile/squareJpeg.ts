const PHOTO_SIDE_PX = 256;
const QUALITY = 0.85;
const JPEG_START = 'data:image/jpeg;base64,';

/**
 * The middle of a picture as a small square JPEG. Only pixels pass through the canvas, so what a camera wrote beside
 * them (place, time, device) is gone.
 * @returns a data URL, or null where the browser gives no canvas
 */
export function squareJpeg(picture: ImageBitmap): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE_PX;
  canvas.height = PHOTO_SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) return null;

  // JPEG knows no transparency; what is see-through lies on ink.
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
