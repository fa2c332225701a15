import { clip, escapeMarkup, tag } from './markup';

/** An entry of the feed. All URLs are absolute. */
export interface FeedEntry {
  title: string;
  address: string;
  /** The date when the title was added, or else released, as `YYYY-MM-DD`. */
  date: string;
  summary: string;
}

const MAX = { entries: 50, summary: 300 } as const;

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** Collects the newest entries, so that a large catalogue is never in memory as a whole. */
export class NewestEntries {
  private entries: FeedEntry[] = [];

  add(entry: FeedEntry): void {
    this.entries.push(entry);
    if (this.entries.length >= MAX.entries * 4) this.entries = this.list();
  }

  /**
   * Returns the newest entries first. Entries of one date are sorted by URL, so that the feed is the same in every run.
   */
  list(): FeedEntry[] {
    const byDate = (a: FeedEntry, b: FeedEntry) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address);
    return this.entries.sort(byDate).slice(0, MAX.entries);
  }
}

/**
 * Returns an Atom feed.
 * @param site its name, and the absolute URL of the bundle with a trailing slash
 */
export function atomFeed(entries: readonly FeedEntry[], { name, address }: { name: string; address: string }): string {
  const time = (date: string) => `${date}T00:00:00Z`;
  const link = (attributes: Record<string, string>) => tag('link', attributes).replace(/>$/, '/>');
  const items = entries.map(({ title, address: url, date, summary }) =>
    [
      '<entry>',
      element('id', url),
      element('title', title),
      element('updated', time(date)),
      link({ href: url }),
      summary === '' ? '' : element('summary', clip(summary, MAX.summary)),
      '</entry>',
    ].join(''),
  );
  const [newest] = entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', address),
    element('title', name),
    element('updated', time(newest?.date ?? '1970-01-01')),
    `<author>${element('name', name)}</author>`,
    link({ href: address }),
    link({ rel: 'self', type: 'application/atom+xml', href: `${address}feed.xml` }),
    ...items,
    '</feed>\n',
  ].join('\n');
}
