import { isSampleResponse } from '@/api/client/isSampleResponse';
import { withGenres } from '@/api/product/ownGenres';
import { pathFrom } from '@/api/client/nextPath';
import { readPages } from '@/api/product/pages';
import { genreName } from '@/domain/lists/genre';
import { readGenreList } from '@/domain/lists/readGenreList';
import type { Locale } from '@/domain/record/locale';
import { languageCode } from '@/domain/record/locale';
import type { Source as TitleSource } from '@/domain/record/source';
import { readList, readTitle } from '@/domain/title/readTitle';
import { readTitleDetails } from '@/domain/title/readTitleDetails';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import type { UnknownRecord } from '@/lib/json';
import { isRecord, parseJson, startsAsJson } from '@/lib/json';
import { GENRES_PATH, LISTS } from '../catalogue/lists';
import type { Source } from '../catalogue/source';

/** A catalogue that cannot be read completely. The message says why. */
export class UnreadableCatalogue extends Error {}

/** A title with its record, which contains data that no page of the app shows. */
export interface CatalogueTitle {
  details: TitleDetails;
  record: UnknownRecord;
}

interface ListedRecord {
  record: UnknownRecord;
  kind: TitleKind | undefined;
  source: TitleSource;
  /** The path of the list. Relative paths in the record start there. */
  path: string;
}

/** The number of details files that are read at once. */
const PARALLEL_READS = 8;

/** Reads a path of the product API. Returns undefined if there is nothing. */
export async function readAnswer(source: Source, path: string): Promise<unknown> {
  const answer = await source.read(path);
  if (answer.kind === 'missing') return undefined;
  if (answer.kind === 'failed')
    throw new UnreadableCatalogue(`Cannot read ${path} of ${source.name}: it ${answer.reason}.`);
  const text = answer.text.replace(/^\ufeff/, '');
  const value = parseJson(text);
  // A service may answer with a page for what it does not have, but the start of JSON is a broken file.
  if (value === null && startsAsJson(text))
    throw new UnreadableCatalogue(
      `Cannot read ${path} of ${source.name}: it is not valid JSON. "node deploy/check.cjs" names the place. No page was changed.`,
    );
  return value ?? undefined;
}

/** Yields every title of a product API once, merged with its details file. */
export async function* readCatalogue(source: Source, locale: Locale): AsyncGenerator<CatalogueTitle> {
  const genres = new Map(
    readGenreList(await readAnswer(source, GENRES_PATH))
      .filter(({ id }) => genreName(id) === undefined)
      .map(({ id, name }) => [id, name]),
  );
  const viewer = { ...locale, viewerLanguage: languageCode(locale.language) };
  const seen = new Set<string>();

  const readOne = async ({ record, kind, source: owner, path }: ListedRecord): Promise<CatalogueTitle | null> => {
    const listed = readTitle(record, kind, owner);
    if (!listed || seen.has(titleKey(listed))) return null;
    seen.add(titleKey(listed));
    const whole = await withDetailsFile(source, record, path, listed);
    const title = readTitle(whole, kind, owner);
    const named = title && withGenres(whole, title, genres);
    const details = named && readTitleDetails(named, title.kind, owner, viewer);
    return details && { details, record: named };
  };

  const records = await listedRecords(source);
  for (let start = 0; start < records.length; start += PARALLEL_READS) {
    const batch = records.slice(start, start + PARALLEL_READS);
    // Releases processed records, because ten thousand of them would stay in memory until the end.
    records.fill(RELEASED, start, start + batch.length);
    for (const title of await Promise.all(batch.map(readOne))) if (title) yield title;
  }
}

const RELEASED: ListedRecord = { record: {}, kind: undefined, source: 'product', path: '' };

/** Returns the records of all lists: the deployer's own if there are any, and the samples otherwise. */
async function listedRecords(source: Source): Promise<ListedRecord[]> {
  const lists: ListedRecord[][] = [];
  for (const { path, kind, hasPages } of LISTS) lists.push(await recordsAt(source, path, kind, hasPages));
  const all = lists.flat();
  const own = all.filter((entry) => entry.source !== 'sample');
  if (own.length > 0) return own;
  // Some samples are in no list.
  const files = [...(source.list('movie') ?? []), ...(source.list('tv') ?? [])];
  for (const path of files) {
    const record = await readAnswer(source, path);
    if (isRecord(record) && isSampleResponse(record))
      all.push({ record, kind: path.startsWith('tv/') ? 'tv' : 'movie', source: 'sample', path });
  }
  return all;
}

async function recordsAt(
  source: Source,
  path: string,
  kind: TitleKind | undefined,
  hasPages: boolean,
): Promise<ListedRecord[]> {
  const first = await readAnswer(source, path);
  if (!readList(first)) return [];
  const pages: { page: unknown; path: string }[] = [];
  const getPage = async (at: string) => {
    const page = at === path ? first : await readAnswer(source, at);
    pages.push({ page, path: at });
    return hasPages || !isRecord(page) ? page : { ...page, next: undefined };
  };
  await readPages(getPage, { path, enough: Infinity });
  return pages.flatMap(({ page, path: at }) =>
    (readList(page) ?? []).filter(isRecord).map((record) => ({
      record,
      kind,
      source: isSampleResponse(page) ? 'sample' : 'product',
      path: at,
    })),
  );
}

/**
 * Merges a record with its details file: the file that the record names, or else the file that the app requests. If the
 * file cannot be read, returns the record unchanged.
 */
async function withDetailsFile(
  source: Source,
  record: UnknownRecord,
  path: string,
  title: Title,
): Promise<UnknownRecord> {
  const file = pathFrom(path, record.details) ?? `${title.kind}/${title.id}`;
  const details = await readAnswer(source, file).catch(() => null);
  const { id, kind } = record;
  const isOwners = isRecord(details) && (title.source === 'sample' || !isSampleResponse(details));
  return isOwners ? { ...record, ...details, id, ...(kind !== undefined && { kind }) } : record;
}
