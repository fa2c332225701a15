import { readList } from '@/domain/title/readTitle';
import type { CheckContext } from './checkContext';
import { checkPage } from './checkPage';
import { openFile } from './openFile';

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
