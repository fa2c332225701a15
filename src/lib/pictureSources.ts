import type { ImageRef } from './imageRef';

/** What an `<img>` and its `<source>`s need. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  /** Better encodings, the best first. */
  better: { type: string; srcSet: string }[];
  /** What stands in the box until the picture is there. */
  color?: string | undefined;
}

export interface PictureHosts {
  /** Where the bundle is mounted, with a slash at the end. */
  appUrl: string;
  /** The image host's base, without one; null as long as it is not known. */
  imageHost: string | null;
}

export type PictureShape = 'poster' | 'backdrop' | 'portrait' | 'still' | 'logo';

/** Widths that the image host serves, the specification's two for posters. */
const HOST_WIDTHS: Record<PictureShape, readonly [number, number]> = {
  poster: [300, 500],
  backdrop: [780, 1280],
  portrait: [185, 342],
  still: [185, 300],
  logo: [92, 154],
};

/** Our own art is drawn at one or two widths and encoded twice: `art/posters/1001-342.avif`, `art/posters/1001-500.webp`, … */
const OWN_ART = /^(art\/(posters|hero|studios)\/[\w-]+)-\d+\.webp$/;
const OWN_WIDTHS: Record<string, readonly number[]> = { posters: [342, 500], hero: [1280, 2560], studios: [480] };

/**
 * From a checked reference to addresses.
 * @returns null for a picture of the image host while that is not known
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

/** The addresses of a picture of the bundle's own. */
export function ownSources(image: ImageRef, appUrl: string): PictureSources {
  const [path = image, color] = image.split(/(?=#)/);
  const [, stem, kind = ''] = OWN_ART.exec(path) ?? [];
  const src = appUrl + path;
  if (stem === undefined) return { src, color, better: [] };
  const set = (extension: string) =>
    OWN_WIDTHS[kind]?.map((width) => `${appUrl}${stem}-${width}.${extension} ${width}w`).join(', ') ?? '';
  return { src, color, srcSet: set('webp'), better: [{ type: 'image/avif', srcSet: set('avif') }] };
}
