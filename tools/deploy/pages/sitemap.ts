import { escapeMarkup } from './markup';

/** An entry of the sitemap. All URLs are absolute. */
export interface SitemapEntry {
  address: string;
  image: string | null;
  video: SitemapVideo | null;
}

export interface SitemapVideo {
  title: string;
  description: string;
  thumbnail: string;
  content: string;
  /** The duration in seconds. */
  duration: number | null;
}

/** The maximum number of entries in a sitemap, by the protocol. */
const MAX_ENTRIES = 50_000;

/** The maximum duration in seconds. Longer videos are rejected. */
const MAX_SECONDS = 28_800;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const GOOGLE = 'http://www.google.com/schemas/sitemap';

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/**
 * Returns one entry as XML. Entries are stored as text, because ten thousand texts need less memory than their sources.
 */
export function sitemapEntry({ address, image, video }: SitemapEntry): string {
  const parts = [element('loc', address)];
  if (image !== null) parts.push(`<image:image>${element('image:loc', image)}</image:image>`);
  if (video) {
    const { duration } = video;
    parts.push(
      '<video:video>',
      element('video:thumbnail_loc', video.thumbnail),
      element('video:title', video.title),
      element('video:description', video.description),
      element('video:content_loc', video.content),
      duration !== null && duration >= 1 && duration <= MAX_SECONDS
        ? element('video:duration', String(Math.round(duration)))
        : '',
      '</video:video>',
    );
  }
  return `<url>${parts.join('')}</url>`;
}

/**
 * Returns the files of a sitemap by name. If one file cannot list all entries, `sitemap.xml` is an index of
 * `sitemap-1.xml` and further files.
 * @param site the absolute URL of the bundle, with a trailing slash
 */
export function sitemapFiles(entries: readonly string[], site: string): Map<string, string> {
  const fileOf = (part: readonly string[]) =>
    `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${GOOGLE}-image/1.1" xmlns:video="${GOOGLE}-video/1.1">\n${part.join('\n')}\n</urlset>\n`;
  if (entries.length <= MAX_ENTRIES) return new Map([['sitemap.xml', fileOf(entries)]]);
  const files = new Map<string, string>();
  for (let start = 0; start < entries.length; start += MAX_ENTRIES)
    files.set(`sitemap-${files.size + 1}.xml`, fileOf(entries.slice(start, start + MAX_ENTRIES)));
  const index = [...files.keys()].map((name) => `<sitemap>${element('loc', site + name)}</sitemap>`);
  return files.set('sitemap.xml', `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${index.join('\n')}\n</sitemapindex>\n`);
}
