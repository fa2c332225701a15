import { checkCollisions } from './checkCollisions';
import { checkGenres } from './checkGenres';
import type { CheckContext } from './checkContext';
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
  /** The folder or URL of the catalogue. */
  catalogue: string;
  findings: Finding[];
  files: number;
  titles: number;
  /** Whether the catalogue contains only the samples of the bundle. */
  isSamples: boolean;
  /** The origin of each list. */
  lists: ListStatus[];
}

/** Rules about lists that are missing or empty. */
const EMPTY_RULES = new Set(['missing-list', 'empty-list']);

/** Checks a whole catalogue, list by list, with the same requests as the app. Never throws because of its content. */
export async function checkCatalogue(
  source: Source,
  { thisYear, hasBounds }: Pick<CheckContext, 'thisYear' | 'hasBounds'>,
): Promise<CatalogueReport> {
  const checking: CheckContext = {
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
  // Home does not use these lists on a site without samples. It computes its rows from movies/all and series/all.
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
