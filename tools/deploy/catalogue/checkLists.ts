import { isSampleResponse } from '@/api/client/isSampleResponse';
import { nextPath } from '@/api/client/nextPath';
import { MAX_RECORDS as MAX_SEARCHED, readPages } from '@/api/product/pages';
import { readList, readTitles } from '@/domain/title/readTitle';
import { isRecord } from '@/lib/json';
import type { CheckContext } from './checkContext';
import { checkPage, recordsOf } from './checkPage';
import type { Finding } from './finding';
import { formatValue } from './formatValue';
import type { ListPath } from './lists';
import type { OpenFile } from './openFile';
import { openFile } from './openFile';
import type { SiteSettings } from './source';

/** Returns what the app does if the catalogue has no list. A site with a catalogue of its own never shows samples. */
function withoutList(site: SiteSettings | null, { fallback }: ListPath): string {
  if (site?.samples === false && !site.hasTmdb && fallback !== undefined) return `the app uses ${fallback}`;
  if (site === null) return "the app shows TMDB's if TMDB is configured; otherwise this part of the site is absent";
  return site.hasTmdb ? "the app shows TMDB's" : 'this part of the site is absent';
}

/** Checks the search results of a service for one of its own titles. Plain files do not support search. */
export async function checkSearch(checking: CheckContext): Promise<void> {
  const [entry] = checking.entries;
  if (!entry || checking.source.list('') !== null) return;
  const path = `search?query=${encodeURIComponent(entry.title.title)}`;
  const file = await openFile(checking.source, path, '', []);
  if (typeof file === 'string' || !readList(file.value)) return;
  const found = await openFile(
    checking.source,
    path,
    "the app shows TMDB's results if TMDB is configured, otherwise an error",
    checking.findings,
  );
  if (typeof found === 'string') return;
  checking.files += 1;
  const list = { path, kind: undefined, feeds: 'search', hasPages: false, hasPeople: true, mayBeEmpty: true };
  // The results are not a list of the catalogue, so they must not change its entries.
  checkPage(found, list, { ...checking, entries: [], pages: [] });
}

/** The origin of a list, and its number of titles. */
export interface ListStatus {
  path: string;
  origin: 'own' | 'samples' | 'empty' | 'none';
  titles: number;
  /** The behavior of the app if the list has no titles. */
  effect: string;
}

/** Checks a list, and all its pages if the app reads pages. Follows `next` exactly as the app does. */
export async function checkList(list: ListPath, checking: CheckContext): Promise<ListStatus> {
  const { findings } = checking;
  const without = withoutList(checking.source.site, list);
  const opened: OpenFile[] = [];
  let titles = 0;
  /** Reads a page. Rejects, as the app's own request does, if the list ends here for the app. */
  const getPage = async (path: string): Promise<unknown> => {
    const isFirst = path === list.path;
    const effect = isFirst ? without : 'the app stops reading here';
    const file = await openFile(checking.source, path, effect, findings);
    if (file === 'missing') findings.push(missingPage(path, list, opened.at(-1), effect));
    if (typeof file === 'string') throw new Error(path);
    checking.files += 1;
    opened.push(file);
    const found = recordsOf(file);
    if (!found) {
      const problem = isRecord(file.value) ? "has no list under 'results'" : 'is not a list';
      file.say({ severity: 'error', rule: 'no-list', path: [], problem, effect });
      return file.value;
    }
    titles += checkPage(file, list, checking).length;
    if (isRecord(file.value)) sayOfNext(file, file.value.next, list);
    return file.value;
  };
  const enough = list.hasPages ? Infinity : 1;
  const read = await readPages(getPage, { path: list.path, enough }).catch(() => null);
  const last = opened.at(-1);
  if (!read || !last) return { path: list.path, origin: 'none', titles, effect: without };
  const status = statusOf(list, opened[0] ?? last, titles, without);
  if (titles === 0) sayOfEmpty(list, opened[0] ?? last, status.effect);
  if (!list.hasPages) return status;
  sayOfLength(opened, list);
  const after = nextPath(last.value, last.path);
  if (after === null) return status;
  const isLoop = opened.some(({ path }) => path === after);
  last.say({
    severity: isLoop ? 'error' : 'warning',
    rule: isLoop ? 'loop' : 'too-many-pages',
    path: ['next'],
    problem: isLoop ? `next leads back to ${after}` : `is page ${opened.length}, but has a next page`,
    effect: 'the app stops reading here',
  });
  return status;
}

function statusOf(list: ListPath, file: OpenFile, titles: number, without: string): ListStatus {
  const isEmpty = titles === 0 && list.mayBeEmpty && !isBroken(list, file);
  const origin = titles === 0 ? (isEmpty ? 'empty' : 'none') : isSampleResponse(file.value) ? 'samples' : 'own';
  return { path: list.path, origin, titles, effect: isEmpty ? `no titles for ${list.feeds}` : without };
}

/** Reports a list that is longer than the limit for search and filters. The app still shows such a list completely. */
function sayOfLength(pages: readonly OpenFile[], { kind }: ListPath): void {
  let records = 0;
  for (const page of pages) {
    records += recordsOf(page)?.records.length ?? 0;
    if (records <= MAX_SEARCHED || isSampleResponse(page.value)) continue;
    const total = pages.reduce((sum, one) => sum + (recordsOf(one)?.records.length ?? 0), 0);
    page.say({
      severity: 'warning',
      rule: 'too-many-titles',
      path: [],
      problem: `makes the list longer than ${MAX_SEARCHED} records; it has ${total}`,
      effect: `the app searches and filters only the first ${MAX_SEARCHED} ${kind === 'tv' ? 'series' : 'movies'}; use a service that searches ("productApiSearches"), or split the catalogue into several sites (docs/product-api.md, "Large catalogues")`,
    });
    return;
  }
}

function missingPage(path: string, list: ListPath, before: OpenFile | undefined, effect: string): Finding {
  if (before)
    return {
      severity: 'error',
      rule: 'missing-page',
      file: path,
      problem: `is missing, but ${before.path} names it as next`,
      effect,
    };
  return {
    severity: 'hint',
    rule: 'missing-list',
    file: path,
    problem: `is missing (${list.feeds})`,
    effect,
  };
}

function sayOfNext(file: OpenFile, next: unknown, list: ListPath): void {
  if (next === undefined || next === null || next === '') return;
  const problem = `next ${formatValue(next)}`;
  if (!list.hasPages)
    file.say({
      severity: 'warning',
      rule: 'next-unread',
      path: ['next'],
      problem: `${problem} is ignored here`,
      effect: 'the app shows only the first page of this list',
    });
  else if (nextPath(file.value, file.path) === null)
    file.say({
      severity: 'error',
      rule: 'next-leads-out',
      path: ['next'],
      problem: `${problem} is not a path in the product API`,
      effect: 'the app stops reading here',
    });
}

/** Returns whether a list has records, but none that the app can use. */
const isBroken = ({ kind }: ListPath, file: OpenFile): boolean =>
  (recordsOf(file)?.records.length ?? 0) > 0 && readTitles(file.value, kind)?.length === 0;

function sayOfEmpty(list: ListPath, file: OpenFile, effect: string): void {
  const isFault = isBroken(list, file);
  file.say({
    severity: list.mayBeEmpty && !isFault ? 'hint' : 'warning',
    rule: 'empty-list',
    path: [],
    problem: isFault ? 'has no record that the app can use' : 'is empty',
    effect,
  });
}
