import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { ImageRef } from '@/lib/imageRef';
import type { PictureShape } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';

/** What the pages, the sitemap and the feed need to know of the deployer's site. */
export interface PageSite {
  name: string;
  tagline: string | null;
  /** BCP 47, of the catalogue's texts. */
  language: string;
  imageHost: string;
  /** Whether search engines may index the site. */
  isIndexed: boolean;
  /** The public address of the bundle with a slash at the end; null where the deployer does not give it. */
  address: string | null;
}

/** @param address the public address of the bundle, in place of the configuration's */
export function pageSiteOf(config: RuntimeConfig, address: string | null = config.siteUrl): PageSite {
  const { brand } = config.site;
  return {
    name: brand.name,
    tagline: brand.tagline,
    language: config.language,
    imageHost: config.tmdbImageBaseUrl,
    isIndexed: config.index,
    address: address === null ? null : address.replace(/\/*$/, '/'),
  };
}

/** The whole address of a page or a file below the bundle's base path; null where nobody knows it. */
export const addressOf = ({ address }: PageSite, path: string): string | null =>
  address === null ? null : address + path.replace(/^\//, '');

/** The whole address of a picture; null for the bundle's own where nobody knows the bundle's address. */
export function imageAddress(site: PageSite, image: ImageRef | null, shape: PictureShape): string | null {
  if (image === null) return null;
  const sources = pictureSources(image, shape, { appUrl: site.address ?? '', imageHost: site.imageHost });
  return sources && /^https?:/i.test(sources.src) ? sources.src : null;
}
