import type { TitleKey } from '@/domain/title/title';
import { isSampleId, titleKey } from '@/domain/title/title';
import type { CheckContext, Entry } from './checkContext';
import { nameOf } from './checkContext';
import { checkGenres, checkUsedGenres } from './checkGenres';
import type { ListStatus } from './checkLists';
import { checkList, checkSearch } from './checkLists';
import { checkRecordFiles } from './checkRecordFiles';
import type { Finding } from './finding';
import { SEVERITIES } from './finding';
import { formatValue } from './formatValue';
import { LISTS } from './lists';
import type { Source } from './source';

/**
 * Reports files of the deployer that are marked as samples, and samples beside a deployer's own files.
 * @returns whether the catalogue contains only samples
 */
function checkMarks({ pages, entries }: CheckContext): boolean {
  const marked = pages.filter(({ isSample }) => isSample);
  const isMixed = marked.length < pages.length;
  for (const { file } of marked) {
    const own = entries.find((entry) => entry.file === file && !isSampleId(entry.title.id));
    if (own)
      file.say({
        severity: 'warning',
        rule: 'sample-mark',
        path: ['sample'],
        problem: `has "sample": true, but also titles of your own (record ${own.number})`,
        effect: 'the app treats them as samples, which your own site does not show. Remove "sample"',
      });
    else if (isMixed)
      file.say({
        severity: 'warning',
        rule: 'sample-left',
        path: ['sample'],
        problem: "still has the bundle's samples",
        effect: 'the app does not show them with your own titles. Replace or delete the file',
      });
  }
  return pages.length > 0 && !isMixed;
}

/** Reports a site with a catalogue of its own that still has the demo's landing page, sign-in and plans. */
function checkSite({ source, findings, pages }: CheckContext): void {
  if (source.site?.samples !== true || !pages.some(({ isSample }) => !isSample)) return;
  findings.push({
    severity: 'hint',
    rule: 'samples-on',
    file: 'config.json',
    problem: 'has no "samples": false, but the catalogue is your own',
    effect: "the site keeps the demo's landing page, sign-in and plans. Add the setting, or run npm run site",
  });
}

/** Reports records that the app treats as one title, because they have the same id. */
function checkCollisions(entries: readonly Entry[]): void {
  const firstOf = new Map<TitleKey, Entry>();
  const firstInList = new Map<string, Entry>();
  for (const entry of entries) {
    const key = titleKey(entry.title);
    const inList = `${entry.list} ${key}`;
    const twin = firstInList.get(inList);
    const other = firstOf.get(key);
    if (twin) sayOfTwin(entry, twin);
    else if (other && other.title.title !== entry.title.title) sayOfOther(entry, other);
    if (!twin) firstInList.set(inList, entry);
    if (!other) firstOf.set(key, entry);
  }
}

function sayOfTwin(entry: Entry, twin: Entry): void {
  const isSame = twin.title.title === entry.title.title;
  const where = twin.file === entry.file ? `record ${twin.number}` : `record ${twin.number} of ${twin.file.path}`;
  entry.file.say(
    {
      severity: isSame ? 'warning' : 'error',
      rule: isSame ? 'repeated' : 'same-id',
      path: entry.path,
      problem: isSame
        ? `repeats ${where}`
        : `has the same id ${formatValue(entry.title.id)} as ${where}, ${formatValue(twin.title.title)}`,
      effect: 'the app shows one of them',
    },
    nameOf(entry),
  );
}

const sayOfOther = (entry: Entry, other: Entry): void =>
  entry.file.say(
    {
      severity: 'warning',
      rule: 'other-name',
      path: entry.path,
      problem: `has the id ${formatValue(entry.title.id)}, which is ${formatValue(other.title.title)} in ${other.file.path}`,
      effect: 'the app treats them as one title: links and watchlists may show either',
    },
    nameOf(entry),
  );

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

/** Reports a catalogue that has titles of its own, but neither of the two lists that home, lists and search read. */
function checkWholeLists(lists: readonly ListStatus[], { findings, source }: CheckContext): void {
  const whole = LISTS.filter(({ hasPages }) => hasPages).map(({ path }) => path);
  const own = lists.filter(({ origin }) => origin === 'own');
  if (own.length === 0 || own.some(({ path }) => whole.includes(path)) || source.site?.hasTmdb === true) return;
  findings.push({
    severity: 'error',
    rule: 'no-whole-list',
    file: 'movies/all',
    problem: 'has no titles, and neither has series/all',
    effect: 'home, the movies and series pages and search stay empty; write all titles into one of these lists',
  });
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
  checkWholeLists(lists, checking);
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
