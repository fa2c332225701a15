import { readTitle } from '@/domain/title/readTitle';
import { titleKey } from '@/domain/title/title';
import type { Title, TitleName } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { ProductAccess } from './askProduct';
import { isNoList } from './askProduct';
import type { FoundRecord } from './findRecord';
import { findRecord } from './findRecord';
import { ownGenres, withGenres } from './ownGenres';
import { pathFrom } from './pages';
import { WHOLE_LISTS } from './wholeListPaths';
import { readWholeList } from './wholeLists';

interface WholeRecord {
  record: UnknownRecord;
  /** Where it stands: what it names is read from there. */
  path: string;
}

/** The product API's record of a title, with the file of details that it names laid over it; undefined where it has none. */
export async function wholeRecord(access: ProductAccess, name: TitleName): Promise<WholeRecord | undefined> {
  const key = titleKey(name);
  const isIt = (title: Title) => title.source === name.source && titleKey(title) === key;
  const whole = await readWholeList(access, name.kind).catch((error: unknown) => {
    if (!isNoList(error)) throw error;
  });
  const entry = whole?.entries.find(({ title }) => isIt(title));
  // Where everything is in one list, the others have nothing more.
  const found: FoundRecord | undefined = whole
    ? entry && { ...entry, path: WHOLE_LISTS[name.kind] }
    : await findRecord(access, name.kind, isIt);
  return found && withNamedGenres(access, name, await withDetails(access, found));
}

/** What its own file says of its genres, as the whole list's records say it. */
async function withNamedGenres(access: ProductAccess, { kind, source }: TitleName, whole: WholeRecord) {
  const title = readTitle(whole.record, kind, source);
  return title ? { ...whole, record: withGenres(whole.record, title, await ownGenres(access, [title])) } : whole;
}

/** A record with what its own file says laid over it; a file that cannot be had leaves it as it is. */
export async function withDetails({ getPage }: ProductAccess, { record, path }: WholeRecord): Promise<WholeRecord> {
  const file = pathFrom(path, record.details);
  const details = file === null ? undefined : await getPage(file).catch(() => undefined);
  // Whose it is, the list has said.
  const { id, kind } = record;
  return file !== null && isRecord(details)
    ? { record: { ...record, ...details, id, ...(kind !== undefined && { kind }) }, path: file }
    : { record, path };
}
