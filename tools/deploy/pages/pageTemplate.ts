import type { TitleScreen } from '@/startup/render/titleScreen';
import type { Title } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { clip, dataScript, escapeMarkup, tag, asciiMarkup } from './markup';
import type { PageSite } from './pageSite';
import { addressOf } from './pageSite';
import type { Readable } from './readable';
import { readableMarkup } from './readable';

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

/** The content of a page of any kind. */
export interface PageContent {
  head: PageHead;
  readable: Readable;
  /** The title that the page shows before the app starts. Null if the page shows a loading state. */
  title: Title | null;
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

const SLOT = /\{\{(\w+)\}\}/;

/** The maximum size of the title's record in a page. The app looks up a title with a larger record. */
const MAX_RECORD_BYTES = 6000;

type RenderTitle = (title: Title) => TitleScreen;

/** Creates a function that returns the HTML of a page. */
export function createPageRenderer(template: string, site: PageSite, renderTitle: RenderTitle) {
  const parts = template.split(SLOT);
  return (folder: string, { head, readable, title }: PageContent): string => {
    const screen = title && renderTitle(title);
    const record = title && recordScript(title);
    const values: Readonly<Record<string, string>> = {
      head: headTags(head, site) + (record ?? ''),
      path: folder,
      title: title ? `data-title="${escapeMarkup(titlePath(title).split('?')[1] ?? '')}"` : '',
      preloads: screen?.preloads ? `<template id="preloads-title">${screen.preloads}</template>` : '',
      screen: screen ? `<template id="first-title">${screen.screen}</template>` : '',
      readable: readableMarkup(readable, site, folder),
    };
    return asciiMarkup(parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? ''))).join(''));
  };
}

/**
 * Returns a script element with the title, so that the app need not look it up. Returns an empty string if it is too
 * large.
 */
function recordScript(title: Title): string {
  const script = dataScript({ type: 'application/json', id: 'title-record' }, title);
  return Buffer.byteLength(script) > MAX_RECORD_BYTES ? '' : script;
}
