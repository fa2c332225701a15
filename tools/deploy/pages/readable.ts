import type { Film } from '@/domain/film/film';
import { clip, escapeMarkup, tag } from './markup';
import type { PageSite } from './pageSite';
import { imageAddress } from './pageSite';
import type { ImageRef } from '@/lib/safeUrls';

/** An item of a list of links. */
export interface ReadableLink {
  /** The URL in the app, relative to the bundle's base path. */
  path: string;
  text: string;
}

/** The content of a page without JavaScript. */
export interface Readable {
  heading: string;
  picture: ImageRef | null;
  /** The facts, which are shown in one line. */
  facts: readonly string[];
  text: string;
  film: Film | null;
  links: readonly ReadableLink[];
}

const MAX_TEXT = 600;

/** The maximum number of links on a page. The sitemap names the other pages. */
export const MAX_LINKS = 500;

/** Returns the base path as seen from a page: the public path, or a relative path to the root of the bundle. */
function baseFrom({ address }: PageSite, path: string): string {
  if (address !== null) return new URL(address).pathname;
  return path === '' ? './' : '../'.repeat(path.split('/').length);
}

/**
 * Returns the page's content for viewers without JavaScript, for a `<noscript>`.
 * @param path the page's folder, relative to the bundle's base path. Empty for home.
 */
export function readableMarkup({ heading, picture, facts, text, film, links }: Readable, site: PageSite, path: string) {
  const base = baseFrom(site, path);
  const own = (address: string) => (/^https?:/i.test(address) ? address : base + address);
  const image = picture && (imageAddress(site, picture, 'poster') ?? own(picture.replace(/#.*/, '')));
  return [
    '<main>',
    image ? tag('img', { src: image, alt: `Poster of ${heading}`, width: '240' }) : '',
    `<h1>${escapeMarkup(heading)}</h1>`,
    facts.length > 0 ? `<p>${escapeMarkup(facts.join(' · '))}</p>` : '',
    text === '' ? '' : `<p>${escapeMarkup(clip(text, MAX_TEXT))}</p>`,
    film ? videoMarkup(film, own) : '',
    links.length > 0 ? `<ul>${links.slice(0, MAX_LINKS).map(linkMarkup(own)).join('')}</ul>` : '',
    `<p>${tag('a', { href: base })}${escapeMarkup(site.name)}</a></p></main>`,
  ].join('');
}

const linkMarkup =
  (own: (address: string) => string) =>
  ({ path, text }: ReadableLink) =>
    `<li>${tag('a', { href: own(path.replace(/^\//, '')) })}${escapeMarkup(text)}</a></li>`;

function videoMarkup(film: Film, own: (address: string) => string): string {
  const sources = film.sources.map(({ src, type }) => tag('source', { src: own(src), type }));
  const tracks = film.subtitles.map(({ src, language, label, kind, isDefault }) =>
    tag('track', { src: own(src), kind, srclang: language, label, default: isDefault ? '' : null }),
  );
  return `<video controls preload="none">${sources.join('')}${tracks.join('')}</video>`;
}
