import { clip, escapeMarkup, tag } from './markup';

/** A title as the feed lists it; all addresses are whole. */
export interface FeedEntry {
  title: string;
  address: string;
  /** `YYYY-MM-DD`: when it was added, or else released. */
  date: string;
  summary: string;
}

const MAX = { entries: 50, summary: 300 } as const;

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** The newest entries of a growing list, so that a large catalogue is never held as a whole. */
export class NewestEntries {
  private entries: FeedEntry[] = [];

  add(entry: FeedEntry): void {
    this.entries.push(entry);
    if (this.entries.length >= MAX.entries * 4) this.entries = this.list();
  }

  /** The newest first; entries of one day by address, so that the feed is the same whenever it is written. */
  list(): FeedEntry[] {
    const byDate = (a: FeedEntry, b: FeedEntry) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address);
    return this.entries.sort(byDate).slice(0, MAX.entries);
  }
}

/**
 * An Atom feed.
 * @param site its name, and the whole address of the bundle with a slash at the end
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
