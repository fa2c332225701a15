/**
 * Writes a page for every title into the bundle, with its own card for chats and search engines, and the site's
 * sitemap, robots.txt and feed. Must be run again after each change of the catalogue or of config.json:
 * node deploy/pages.cjs [https://films.example/movies/]
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@/config/readConfig';
import { parseJson } from '@/lib/json';
import { findCatalogue, NoCatalogue } from './catalogue/findCatalogue';
import type { Source } from './catalogue/source';
import { UNKNOWN_ADDRESS } from './ownLacks';
import { UnreadableCatalogue } from './pages/readCatalogue';
import type { PagesReport } from './pages/writePages';
import { writePages } from './pages/writePages';

const USAGE = 'Usage: node deploy/pages.cjs [ADDRESS]  (the public address, such as https://films.example/movies/)';

/** A wrong call of the command. The message says what to do. */
class WrongCall extends Error {}

function addressNamed(args: readonly string[]): string | undefined {
  const [address] = args;
  if (args.length > 1) throw new WrongCall(USAGE);
  if (address !== undefined && !(/^https?:\/\//.test(address) && URL.canParse(address))) throw new WrongCall(USAGE);
  return address === undefined ? undefined : new URL(address).href;
}

/** The catalogue of a site without titles. */
const EMPTY: Source = {
  name: 'The catalogue',
  site: null,
  read: () => Promise.resolve({ kind: 'missing' }),
  list: () => [],
  hasFile: () => null,
};

/** Returns the site's catalogue. A site without samples may be set up before it has a catalogue. */
async function catalogueOf(configFile: string, hasSamples: boolean): Promise<Source> {
  try {
    return await findCatalogue(configFile);
  } catch (error) {
    if (hasSamples || !(error instanceof NoCatalogue)) throw error;
    return EMPTY;
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function describe({ pages, written, deleted, titles, shared, hasSitemap }: PagesReport, hasAddress: boolean): string[] {
  return [
    titles === 0
      ? 'The catalogue has no titles yet. The catalogue command writes their pages. If you add titles in another way, run node deploy/pages.cjs.'
      : `${titles} ${titles === 1 ? 'title has' : 'titles have'} ${counted(pages, 'page')}: ${written} written, ${deleted} deleted, ${pages - written} unchanged.`,
    ...(hasSitemap && titles > 0 ? ['sitemap.xml lists them for search engines.'] : []),
    ...(hasAddress
      ? []
      : [
          'The public address of the site is unknown, so there are no images in chats, no sitemap and no feed. ' +
            'Set "siteUrl" in config.json, such as https://films.example/movies/.',
        ]),
    ...(shared.length > 0
      ? [
          `${shared.length} titles share their id and their page with a title of the other kind, and chats show that one: ` +
            `${shared.slice(0, 5).join(', ')}${shared.length > 5 ? ', …' : ''}. Change the id of one of them.`,
        ]
      : []),
  ];
}

async function main(args: readonly string[]): Promise<void> {
  const address = addressNamed(args);
  const bundle = path.join(__dirname, '..');
  const file = path.join(bundle, 'config.json');
  const config = readConfig(parseJson(readFileSync(file, 'utf8')), UNKNOWN_ADDRESS, console.warn);
  const source = await catalogueOf(file, config.site.samples);
  const report = await writePages({ bundle, config, source, address });
  for (const line of describe(report, (address ?? config.siteUrl) !== null)) console.info(line);
}

main(process.argv.slice(2)).then(
  // Exits explicitly, because timers of the app code that renders the pages would keep the process alive.
  () => process.exit(),
  (error: unknown) => {
    const isExpected =
      error instanceof NoCatalogue || error instanceof UnreadableCatalogue || error instanceof WrongCall;
    console.error(isExpected ? error.message : error);
    process.exit(1);
  },
);
