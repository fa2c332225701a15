import type { ImageRef } from './safeUrls';

/** The attributes of an `<img>` and its `<source>`s. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  /** Sources in better encodings, the best first. */
  better: { type: string; srcSet: string }[];
  /** The background color until the image is loaded. */
  color?: string | undefined;
}

export interface PictureHosts {
  /** The base URL of the bundle, with a slash at the end. */
  appUrl: string;
  /** The base URL of the image host, without a slash at the end; null until config.json is read. */
  imageHost: string | null;
}

export type PictureShape = 'poster' | 'backdrop' | 'portrait' | 'still' | 'logo';

/** The widths that the image host serves. Those of posters are defined by the specification. */
const HOST_WIDTHS: Record<PictureShape, readonly [number, number]> = {
  poster: [300, 500],
  backdrop: [780, 1280],
  portrait: [185, 342],
  still: [185, 300],
  logo: [92, 154],
};

/**
 * Matches the bundle's own art, which has one or two widths and two encodings: `art/posters/1001-342.avif`,
 * `art/posters/1001-500.webp`, …
 */
const OWN_ART = /^(art\/(posters|hero|studios)\/[\w-]+)-\d+\.webp$/;
const OWN_WIDTHS: Record<string, readonly number[]> = { posters: [342, 500], hero: [1280, 2560], studios: [480] };

/**
 * Resolves a validated reference to URLs.
 * @returns null if the image host is necessary but not known yet
 */
export function pictureSources(
  image: ImageRef,
  shape: PictureShape,
  { appUrl, imageHost }: PictureHosts,
): PictureSources | null {
  if (image.startsWith('/')) {
    if (imageHost === null) return null;
    const [small, large] = HOST_WIDTHS[shape];
    const at = (width: number) => `${imageHost}/w${width}${image}`;
    return { src: at(large), srcSet: `${at(small)} ${small}w, ${at(large)} ${large}w`, better: [] };
  }
  if (/^https:/i.test(image)) return { src: image, better: [] };

  return ownSources(image, appUrl);
}

/** Returns the URLs of an image of the bundle. */
export function ownSources(image: ImageRef, appUrl: string): PictureSources {
  const [path = image, color] = image.split(/(?=#)/);
  const [, stem, kind = ''] = OWN_ART.exec(path) ?? [];
  const src = appUrl + path;
  if (stem === undefined) return { src, color, better: [] };
  const set = (extension: string) =>
    OWN_WIDTHS[kind]?.map((width) => `${appUrl}${stem}-${width}.${extension} ${width}w`).join(', ') ?? '';
  return { src, color, srcSet: set('webp'), better: [{ type: 'image/avif', srcSet: set('avif') }] };
}
