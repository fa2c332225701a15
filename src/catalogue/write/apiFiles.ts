import type { Genre } from '@/domain/lists/genre';
import type { Entry } from './entry';
import type { Lists } from './lists';
import { listRecord, recordPath, wholeRecord } from './records';

/** Enough for a screen, and few enough for a file. */
const PAGE_LENGTH = 100;

/** The files of the product API, path to content; docs/product-api.md is the contract. */
export function apiFiles(
  entries: readonly Entry[],
  { lists, whole }: Lists,
  genres: readonly Genre[],
): Map<string, string> {
  const answers: [string, unknown][] = [
    ...[...lists].map(([path, list]): [string, unknown] => [path, { results: list.map(cardRecord) }]),
    ...[...whole].flatMap(([path, list]) => pagesOf(path, list)),
    ['movies/genres', { results: genres }],
    ...entries.map((entry): [string, unknown] => [recordPath(entry), wholeRecord(entry)]),
  ];
  return new Map(answers.map(([path, answer]) => [`api/${path}`, `${JSON.stringify(answer)}\n`]));
}

/** In a list that is not the whole one: the title's own file is found by that one. */
function cardRecord(entry: Entry) {
  return Object.fromEntries(Object.entries(listRecord(entry)).filter(([name]) => name !== 'details'));
}

/** A long list as pages that each name the next: `movies/all`, `movies/all-2`, … */
function pagesOf(path: string, list: readonly Entry[]): [string, unknown][] {
  const nameOf = (page: number) => (page === 1 ? path : `${path}-${page}`);
  const count = Math.max(1, Math.ceil(list.length / PAGE_LENGTH));
  return Array.from({ length: count }, (_, index) => {
    const results = list.slice(index * PAGE_LENGTH, (index + 1) * PAGE_LENGTH).map(listRecord);
    const next = index + 1 < count && { next: nameOf(index + 2) };
    return [nameOf(index + 1), { total_results: list.length, results, ...next }];
  });
}
