import path from 'node:path';
import type { Title, TitleKind } from '@/domain/title/title';
import { change } from '../bundleFiles';
import { asciiMarkup } from './markup';
import { titleLink } from './pageContents';
import type { PageSite } from './pageSite';
import type { ReadableLink } from './readable';
import { MAX_LINKS, readableMarkup } from './readable';

/** The number of titles of each kind that the home page lists. */
const MAX_ON_HOME = 20;

const KINDS = [
  { kind: 'movie', page: 'movies', heading: 'Movies' },
  { kind: 'tv', page: 'series', heading: 'Series' },
] as const satisfies readonly { kind: TitleKind; page: string; heading: string }[];

/** The note of `src/index.html` for viewers without JavaScript, and what an earlier run wrote after it. */
const WITHOUT_SCRIPTS = /(<noscript>\s*<p class="starting-note">[\s\S]*?<\/p>)[\s\S]*?(<\/noscript>)/;

/** Collects the titles of an own catalogue, for the pages that list them without JavaScript. */
export class TitleLists {
  private readonly links: Readonly<Record<TitleKind, ReadableLink[]>> = { movie: [], tv: [] };

  add(title: Title): void {
    const links = this.links[title.kind];
    if (links.length < MAX_LINKS) links.push(titleLink(title));
  }

  /** Writes the lists into the pages of the bundle for home, movies and series. Removes those without a title. */
  write(bundle: string, site: PageSite): void {
    const offered = KINDS.filter(({ kind }) => this.links[kind].length > 0);
    const linksOfHome = offered.flatMap(({ kind, page, heading }) => [
      ...this.links[kind].slice(0, MAX_ON_HOME),
      { path: page, text: `All ${heading.toLowerCase()}` },
    ]);
    for (const { page, heading, links } of [
      { page: '', heading: site.name, links: linksOfHome },
      ...KINDS.map(({ kind, page, heading }) => ({ page, heading, links: this.links[kind] })),
    ]) {
      const content = { heading, picture: null, facts: [], text: '', film: null, links };
      const list = links.length > 0 ? asciiMarkup(readableMarkup(content, site, page)) : '';
      change(path.join(bundle, page, 'index.html'), (html) =>
        html.replace(WITHOUT_SCRIPTS, (_, note: string, end: string) => note + list + end),
      );
    }
  }
}
