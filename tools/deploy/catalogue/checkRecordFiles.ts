import { nextPath } from '@/api/client/nextPath';
import { readRecords } from '@/domain/record/readRecords';
import { readTitleId } from '@/domain/title/readTitle';
import type { TitleKind } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { CheckContext, Entry } from './checkContext';
import { nameOf } from './checkContext';
import { checkPictures } from './checkPictures';
import { sayOfPart, checkTitle } from './checkTitle';
import { formatValue } from './formatValue';
import { openFile } from './openFile';
import { SCHEMAS, violations } from './violations';

const EFFECT = 'the app shows the season data of the series';

/**
 * Returns the files that the seasons of a series name, each with the season's record. `from` is the path of the series'
 * record.
 */
const seasonFiles = (record: UnknownRecord, from: string): [path: string, season: UnknownRecord][] =>
  readRecords(record.seasons).flatMap((season) => {
    const path = nextPath({ next: season.details }, from);
    return path === null ? [] : [[path, season]];
  });

/** Checks a season's own file, which the app merges with the season in the series' record. */
async function checkSeason(path: string, season: UnknownRecord, checking: CheckContext): Promise<void> {
  const { source, findings } = checking;
  const file = await openFile(source, path, EFFECT, findings);
  if (file === 'missing')
    findings.push({
      severity: 'error',
      rule: 'no-details',
      file: path,
      problem: 'is missing, but a season names it',
      effect: EFFECT,
    });
  if (typeof file === 'string') return;
  checking.files += 1;
  const whole = isRecord(file.value) ? { ...season, ...file.value } : file.value;
  for (const violation of violations(whole, SCHEMAS.season)) file.say(sayOfPart(violation));
  if (isRecord(file.value)) for (const fault of checkPictures(file.value, source)) file.say(fault);
}

const LIST_SAYS = 'the app shows the data of the list';

/** The maximum number of requests for each kind of file over a network. */
const MAX_ASKED = 200;
const AT_ONCE = 6;

/**
 * Checks the files with one record each: the files that `details` names, and further files in the folders of titles.
 */
export async function checkRecordFiles(checking: CheckContext): Promise<void> {
  const named = new Map<string, Entry>();
  for (const entry of checking.entries) {
    const path = detailsPath(entry);
    if (path !== null && !named.has(path)) named.set(path, entry);
  }
  const beside = ['movie', 'tv'].flatMap((kind) => checking.source.list(kind) ?? []);
  const people = checking.source.list('person') ?? peopleOf(checking.entries);
  const seasons = new Map(checking.entries.flatMap(({ record, list }) => seasonFiles(record, list)));
  await checkInBatches(checking, [...named.keys()], async (path) => {
    const record = await checkRecordFile(path, named.get(path), checking);
    for (const [file, season] of record ? seasonFiles(record, path) : []) seasons.set(file, season);
  });
  const others = beside.filter((path) => !named.has(path) && !seasons.has(path));
  await checkInBatches(checking, others, (path) => checkRecordFile(path, undefined, checking));
  await checkInBatches(checking, [...seasons.keys()], (path) => checkSeason(path, seasons.get(path) ?? {}, checking));
  await checkInBatches(checking, people, (path) => checkPerson(path, checking));
}

async function checkInBatches(
  checking: CheckContext,
  paths: readonly string[],
  check: (path: string) => Promise<unknown>,
): Promise<void> {
  const bound = checking.hasBounds && checking.source.list('') === null ? MAX_ASKED : Infinity;
  for (let start = 0; start < Math.min(paths.length, bound); start += AT_ONCE)
    await Promise.all(paths.slice(start, Math.min(start + AT_ONCE, bound)).map(check));
  const left = paths.length - bound;
  if (left > 0)
    checking.findings.push({
      severity: 'hint',
      rule: 'not-asked',
      file: paths[bound] ?? '',
      problem: `and ${left - 1} more were not checked`,
      effect: 'add --all to check all of them',
    });
}

/** Returns the path of a title's details file. Reports a value that is not a path. */
function detailsPath(entry: Entry): string | null {
  const { details } = entry.record;
  if (details === undefined || details === null || details === '') return null;
  const found = nextPath({ next: details }, entry.list);
  if (found === null)
    entry.file.say(
      {
        severity: 'warning',
        rule: 'details-lead-out',
        path: [...entry.path, 'details'],
        problem: `details ${formatValue(details)} is not a path in the product API`,
        effect: LIST_SAYS,
      },
      nameOf(entry),
    );
  return found;
}

/** @returns the content of the file, if it is a record */
async function checkRecordFile(
  path: string,
  entry: Entry | undefined,
  checking: CheckContext,
): Promise<UnknownRecord | undefined> {
  const effect = entry ? LIST_SAYS : 'the app ignores it';
  const file = await openFile(checking.source, path, effect, checking.findings);
  if (file === 'missing')
    entry?.file.say(
      {
        severity: 'error',
        rule: 'no-details',
        path: [...entry.path, 'details'],
        problem: `details names ${path}, which is missing`,
        effect,
      },
      nameOf(entry),
    );
  if (typeof file === 'string') return undefined;
  checking.files += 1;
  const kind: TitleKind | undefined = entry?.title.kind ?? (path.startsWith('tv/') ? 'tv' : 'movie');
  // The details are merged with the list's record, so they may omit the id and the title.
  const known = entry && { id: entry.title.id, title: entry.title.title };
  const whole = isRecord(file.value) ? { ...known, ...file.value } : file.value;
  const { title, faults } = checkTitle(whole, { ...checking, kind });
  const pictures = isRecord(file.value) ? checkPictures(file.value, checking.source) : [];
  for (const fault of [...faults, ...pictures]) file.say(fault, { number: null, title: title?.title ?? null });
  if (title && entry && title.id !== entry.title.id)
    file.say({
      severity: 'warning',
      rule: 'other-id',
      path: ['id'],
      problem: `has the id ${formatValue(title.id)}, but ${entry.file.path} names it for ${formatValue(entry.title.title)} (${formatValue(entry.title.id)})`,
      effect: 'the app shows it as that title',
    });
  return isRecord(file.value) ? file.value : undefined;
}

async function checkPerson(path: string, { source, findings, ...checking }: CheckContext): Promise<void> {
  const effect = 'the app shows only the titles that name this person';
  const file = await openFile(source, path, effect, findings);
  if (typeof file === 'string') return;
  checking.files += 1;
  for (const violation of violations(file.value, SCHEMAS.person)) {
    const isWhole = violation.path.length === 0 || ['id', 'name'].includes(String(violation.path[0]));
    file.say(isWhole ? { ...sayOfPart(violation), severity: 'error', effect } : sayOfPart(violation));
  }
  if (isRecord(file.value)) for (const fault of checkPictures(file.value, source)) file.say(fault);
}

/** Returns the files of some people with an id in a cast or crew. These files are optional. */
function peopleOf(entries: readonly Entry[]): string[] {
  const people = entries.flatMap(({ record }) => [record.cast, record.crew].flat());
  const ids = people.flatMap((person) => (isRecord(person) ? (readTitleId(person.id) ?? []) : []));
  return [...new Set(ids)].slice(0, AT_ONCE).map((id) => `person/${id}`);
}
