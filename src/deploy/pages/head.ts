import { clip, dataScript, escapeMarkup, tag } from './markup';
import type { PageSite } from './pageSite';
import { addressOf } from './pageSite';

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The URL in the app, relative to the bundle's base path. */
  path: string;
  /** The Open Graph type. */
  type: 'video.movie' | 'video.tv_show' | 'profile' | 'website';
  /** An absolute URL. */
  image: string | null;
  imageAlt: string;
  /** Whether the image is wide enough for a large card. */
  isWide: boolean;
  /** Further Open Graph properties. */
  properties?: Readonly<Record<string, string | null>>;
  /** Nodes of schema.org, possibly none. */
  graph: readonly object[];
}

/** The number of characters that search engines and chats show. */
const MAX_DESCRIPTION = 200;

/** Returns the tags for the head of a page. */
export function headTags(head: PageHead, site: PageSite): string {
  const address = addressOf(site, head.path);
  const description = clip(head.description, MAX_DESCRIPTION);
  const properties: Record<string, string | null> = {
    'og:type': head.type,
    'og:title': head.title,
    'og:description': description,
    'og:site_name': site.name,
    'og:url': address,
    'og:image': head.image,
    'og:image:alt': head.image && head.imageAlt,
    'og:locale': site.language.replace('-', '_'),
    ...head.properties,
  };
  const metas = Object.entries(properties).flatMap(([property, content]) =>
    content === null || content === '' ? [] : tag('meta', { property, content }),
  );
  return [
    `<title>${escapeMarkup(`${head.title} · ${site.name}`)}</title>`,
    tag('meta', { name: 'description', content: description }),
    site.isIndexed ? '' : tag('meta', { name: 'robots', content: 'noindex' }),
    address === null ? '' : tag('link', { rel: 'canonical', href: address }),
    ...metas,
    tag('meta', { name: 'twitter:card', content: head.isWide ? 'summary_large_image' : 'summary' }),
    head.graph.length === 0
      ? ''
      : dataScript({ type: 'application/ld+json' }, { '@context': 'https://schema.org', '@graph': head.graph }),
  ].join('');
}
