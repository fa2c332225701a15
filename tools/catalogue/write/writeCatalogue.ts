import { existsSync } from 'node:fs';
import type { Genre } from '@/domain/lists/genre';
import type { Context } from '../context';
import type { GenreBook } from '../facts/genreIds';
import type { State } from '../state/state';
import type { Entry } from './entry';
import type { Lists } from './lists';
import { listsOf } from './lists';
import { fullRecord, listRecord, recordPath } from './records';
import { removeSamples } from './removeSamples';
import { updateConfig } from './updateConfig';

/** The number of titles in a page. It fills a screen and keeps the file small. */
const PAGE_LENGTH = 100;

/** Returns the contents of the product API by path. docs/product-api.md is the contract. */
function apiFiles(entries: readonly Entry[], { lists, whole }: Lists, genres: readonly Genre[]): Map<string, string> {
  const answers: [string, unknown][] = [
    ...[...lists].map(([path, list]): [string, unknown] => [path, { results: list.map(cardRecord) }]),
    ...[...whole].flatMap(([path, list]) => pagesOf(path, list)),
    ['movies/genres', { results: genres }],
    ...entries.map((entry): [string, unknown] => [recordPath(entry), fullRecord(entry)]),
  ];
  return new Map(answers.map(([path, answer]) => [`api/${path}`, `${JSON.stringify(answer)}\n`]));
}

/**
 * Returns a record for a partial list. It omits `details`, because the complete list already contains the link to the
 * title's own file.
 */
function cardRecord(entry: Entry) {
  return Object.fromEntries(Object.entries(listRecord(entry)).filter(([name]) => name !== 'details'));
}

/** Splits a long list into pages that each name the next: `movies/all`, `movies/all-2`, … */
function pagesOf(path: string, list: readonly Entry[]): [string, unknown][] {
  const nameOf = (page: number) => (page === 1 ? path : `${path}-${page}`);
  const count = Math.max(1, Math.ceil(list.length / PAGE_LENGTH));
  return Array.from({ length: count }, (_, index) => {
    const results = list.slice(index * PAGE_LENGTH, (index + 1) * PAGE_LENGTH).map(listRecord);
    const next = index + 1 < count && { next: nameOf(index + 2) };
    return [nameOf(index + 1), { total_results: list.length, results, ...next }];
  });
}

/**
 * The list of hero titles. If it is empty, the app shows the newest ones. The deployer's own list is never overwritten.
 */
const HERO = 'api/home/hero';

/** Writes the product API and its settings. @returns the settings that this command wrote into config.json */
export async function writeCatalogue(
  entries: readonly Entry[],
  book: GenreBook,
  context: Context,
  before: State['config'],
): Promise<State['config']> {
  const { ledger, options } = context;
  for (const [file, content] of apiFiles(entries, listsOf(entries), book.genres())) await ledger.write(file, content);
  if (existsSync(ledger.pathFor(HERO))) ledger.note(HERO, 'content', false);
  else await ledger.write(HERO, '{"results":[]}\n');
  await removeSamples(ledger.pathFor(''));
  const mediaHost = options.mediaUrl === null ? null : new URL(options.mediaUrl).origin;
  return updateConfig(context, mediaHost, before);
}
