/**
 * Writes a page for every title into the bundle, with its own card for chats and search engines, and the site's sitemap,
 * robots.txt and feed. To be run again after each change of the catalogue or of config.json:
 *   node deploy/pages.cjs [https://films.example/movies/]
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@/config/readConfig';
import { parseJson } from '@/lib/json';
import { findCatalogue, NoCatalogue } from './catalogue/findCatalogue';
import { UnreadableCatalogue } from './pages/readCatalogue';
import type { PagesReport } from './pages/writePages';
import { writePages } from './pages/writePages';

const USAGE = 'Usage: node deploy/pages.cjs [the public address of the bundle, such as https://films.example/movies/]';

/** A wrong call of the command; the message says what to do. */
class WrongCall extends Error {}

function addressNamed(args: readonly string[]): string | undefined {
  const [address] = args;
  if (args.length > 1) throw new WrongCall(USAGE);
  if (address !== undefined && !(/^https?:\/\//.test(address) && URL.canParse(address))) throw new WrongCall(USAGE);
  return address === undefined ? undefined : new URL(address).href;
}

function describe({ pages, written, deleted, titles, shared, hasSitemap }: PagesReport, hasAddress: boolean): string[] {
  return [
    `${titles} titles have ${pages} pages: ${written} written, ${deleted} deleted, ${pages - written} unchanged.`,
    ...(hasSitemap ? ['sitemap.xml lists them for search engines.'] : []),
    ...(hasAddress
      ? []
      : [
          'The address of the site is not known, so the pages have no picture of their own in chats, and there is no sitemap and no feed. ' +
            'Set "siteUrl" in config.json, or name the address: node deploy/pages.cjs https://films.example/movies/',
        ]),
    ...(shared.length > 0
      ? [
          `${shared.length} titles share their id, and so their page, with a title of the other kind; chats show the other one: ` +
            `${shared.slice(0, 5).join(', ')}${shared.length > 5 ? ', …' : ''}. Give one of them another id.`,
        ]
      : []),
  ];
}

async function main(args: readonly string[]): Promise<void> {
  const address = addressNamed(args);
  const bundle = path.join(__dirname, '..');
  const settings = parseJson(readFileSync(path.join(bundle, 'config.json'), 'utf8'));
  const config = readConfig(settings, 'https://bundle.invalid/~/', console.warn);
  const source = await findCatalogue(path.join(bundle, 'config.json'));
  const report = await writePages({ bundle, config, source, address });
  for (const line of describe(report, (address ?? config.siteUrl) !== null)) console.info(line);
}

main(process.argv.slice(2)).then(
  // The app's own timers, which the pages were rendered with, would keep the process alive.
  () => process.exit(),
  (error: unknown) => {
    const isExpected =
      error instanceof NoCatalogue || error instanceof UnreadableCatalogue || error instanceof WrongCall;
    console.error(isExpected ? error.message : error);
    process.exit(1);
  },
);
