import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { ImageRef } from '@/lib/safeUrls';
import type { PictureShape } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';

/** The settings that the pages, the sitemap and the feed need. */
export interface PageSite {
  name: string;
  tagline: string | null;
  /** The BCP 47 tag of the catalogue's texts. */
  language: string;
  imageHost: string;
  /** Whether search engines may index the site. */
  isIndexed: boolean;
  /** The public address of the bundle with a trailing slash. Null if the deployer has not set it. */
  address: string | null;
}

/** @param address the public address of the bundle, which overrides the configuration */
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

/** Returns the absolute URL of a page or a file. Returns null if the public address is unknown. */
export const addressOf = ({ address }: PageSite, path: string): string | null =>
  address === null ? null : address + path.replace(/^\//, '');

/** Returns the absolute URL of an image. Returns null for an image of the bundle if the public address is unknown. */
export function imageAddress(site: PageSite, image: ImageRef | null, shape: PictureShape): string | null {
  if (image === null) return null;
  const sources = pictureSources(image, shape, { appUrl: site.address ?? '', imageHost: site.imageHost });
  return sources && /^https?:/i.test(sources.src) ? sources.src : null;
}
