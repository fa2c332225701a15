import { readTitle } from '@/domain/title/readTitle';
import { titleKey } from '@/domain/title/title';
import type { Title, TitleName } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { ProductClient } from '../client/productClient';
import { isListUnavailable } from '../client/productClient';
import type { FoundRecord } from './findRecord';
import { findRecord } from './findRecord';
import { ownGenres, withGenres } from './ownGenres';
import { pathFrom } from '../client/nextPath';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { readWholeList } from './wholeLists';

interface MergedRecord {
  record: UnknownRecord;
  /** The path of the list or file. Paths in the record are relative to it. */
  path: string;
}

/** Returns the product API's record of a title, merged with its detail file. Undefined if the API has no such title. */
export async function mergedRecord(access: ProductClient, name: TitleName): Promise<MergedRecord | undefined> {
  const key = titleKey(name);
  const isIt = (title: Title) => title.source === name.source && titleKey(title) === key;
  const whole = await readWholeList(access, name.kind).catch((error: unknown) => {
    if (!isListUnavailable(error)) throw error;
  });
  const entry = whole?.entries.find(({ title }) => isIt(title));
  // If there is a whole list, the other lists have no further titles.
  const found: FoundRecord | undefined = whole
    ? entry && { ...entry, path: WHOLE_LISTS[name.kind] }
    : await findRecord(access, name.kind, isIt);
  return found && withNamedGenres(access, name, await withDetails(access, found));
}

/** Names the genres of the detail file in the way of the whole list. */
async function withNamedGenres(access: ProductClient, { kind, source }: TitleName, whole: MergedRecord) {
  const title = readTitle(whole.record, kind, source);
  return title ? { ...whole, record: withGenres(whole.record, title, await ownGenres(access, [title])) } : whole;
}

/** Returns a record merged with its detail file, or the record alone if the file cannot be loaded. */
export async function withDetails({ getPage }: ProductClient, { record, path }: MergedRecord): Promise<MergedRecord> {
  const file = pathFrom(path, record.details);
  const details = file === null ? undefined : await getPage(file).catch(() => undefined);
  // The list defines the identity. The file cannot change it.
  const { id, kind } = record;
  return file !== null && isRecord(details)
    ? { record: { ...record, ...details, id, ...(kind !== undefined && { kind }) }, path: file }
    : { record, path };
}
