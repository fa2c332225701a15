import type { ImageRef } from '@/lib/safeUrls';
import type { PictureShape } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';

/** Returns the smallest image in the best format. The service worker serves it for the other sizes and formats, too. */
export function pictureAddress(
  image: ImageRef | null,
  shape: PictureShape,
  hosts: Parameters<typeof pictureSources>[2],
): string | null {
  const sources = image === null ? null : pictureSources(image, shape, hosts);
  if (!sources) return null;
  const set = sources.better[0]?.srcSet ?? sources.srcSet ?? sources.src;
  return set.split(/[ ,]/)[0] ?? null;
}
