import { checkCollisions } from './checkCollisions';
import { checkGenres } from './checkGenres';
import type { Checking } from './checking';
import type { ListStatus } from './checkLists';
import { checkList } from './checkLists';
import { checkMarks, checkSite } from './checkMarks';
import { checkRecordFiles } from './checkRecordFiles';
import { checkSearch } from './checkSearch';
import { checkUsedGenres } from './checkUsedGenres';
import type { Finding } from './finding';
import { SEVERITIES } from './finding';
import { LISTS } from './lists';
import type { Source } from './source';

export interface CatalogueReport {
  /** Where the catalogue lies. */
  catalogue: string;
  findings: Finding[];
  files: number;
  titles: number;
  /** Nothing but what the bundle ships. */
  isSamples: boolean;
  /** Whose each list is. */
  lists: ListStatus[];
}

/** A list that is not there, or has nothing. */
const EMPTY_RULES = new Set(['missing-list', 'empty-list']);

/** Looks at a whole catalogue, list by list, as the app would ask for it. Nothing in it makes it throw. */
export async function checkCatalogue(
  source: Source,
  { thisYear, hasBounds }: Pick<Checking, 'thisYear' | 'hasBounds'>,
): Promise<CatalogueReport> {
  const checking: Checking = {
    source,
    thisYear,
    hasBounds,
    findings: [],
    genreIds: new Set(),
    entries: [],
    pages: [],
    files: 0,
  };
  const genres = await checkGenres(checking);
  const lists: ListStatus[] = [];
  for (const list of LISTS) lists.push(await checkList(list, checking));
  checkUsedGenres(genres, checking.entries);
  checkCollisions(checking.entries);
  const isSamples = checkMarks(checking);
  checkSite(checking);
  await checkRecordFiles(checking);
  await checkSearch(checking);
  const { files, entries } = checking;
  // Home of an own catalogue does not use these lists: it is laid out from movies/all and series/all.
  const isMissed = (path: string) => source.site?.samples !== false || !path.startsWith('movies/genre/');
  const findings = checking.findings.filter(({ rule, file }) => !EMPTY_RULES.has(rule) || isMissed(file));
  return {
    catalogue: source.name,
    files,
    isSamples,
    lists: lists.filter(({ path, titles }) => titles > 0 || isMissed(path)),
    titles: new Set(entries.map(({ title }) => `${title.kind}:${title.id}`)).size,
    findings: [...findings].sort((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity)),
  };
}
