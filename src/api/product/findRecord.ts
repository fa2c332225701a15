import { readList, readTitle } from '@/domain/title/readTitle';
import type { Title, TitleKind } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { ProductClient } from '../client/productClient';
import { isListUnavailable } from '../client/productClient';
import { isSampleResponse } from '../client/isSampleResponse';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { readWholeList } from './wholeLists';

/** The lists that may hold titles that the whole list lacks. The title page requests the popular movies itself. */
const OTHER_LISTS = ['trending', 'top-rated', ...[1, 2, 3, 4, 5].map((row) => `genre/${row}`)];

/** A record, the title that was read from it, and the path of its list. */
export interface FoundRecord {
  record: UnknownRecord;
  title: Title;
  path: string;
}

/** Finds a record in any list of the product API. Rejects if it is in none and a list could not be loaded or read. */
export async function findRecord(
  access: ProductClient,
  kind: TitleKind,
  isIt: (title: Title) => boolean,
): Promise<FoundRecord | undefined> {
  const whole = await readWholeList(access, kind).catch(undefinedIfNoList);
  const found = whole?.entries.find(({ title }) => isIt(title));
  if (found) return { ...found, path: WHOLE_LISTS[kind] };

  const answers = await Promise.allSettled(OTHER_LISTS.map((name) => listEntries(access, `movies/${name}`)));
  const listed = answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    .find(({ title }) => isIt(title));
  const failure = answers.find((answer) => answer.status === 'rejected');
  if (!listed && failure) throw failure.reason;
  if (!listed && whole?.isUnreadable) throw new UnreadableList();
  return listed;
}

async function listEntries({ getPage }: ProductClient, path: string): Promise<FoundRecord[]> {
  const answer = await getPage(path).catch(undefinedIfNoList);
  const kind = path.includes('genre/') ? undefined : 'movie';
  const source = isSampleResponse(answer) ? 'sample' : 'product';
  const list = readList(answer) ?? [];
  const entries = list.filter(isRecord).flatMap((record) => {
    const title = readTitle(record, kind, source);
    return title ? [{ record, title, path }] : [];
  });
  if (list.length > 0 && entries.length === 0) throw new UnreadableList();
  return entries;
}

/** A list has records, but none can be read. It may contain the title. */
class UnreadableList extends Error {}

/**
 * Returns undefined for a list that is not offered. Rethrows other errors, because such a list may contain the title.
 */
function undefinedIfNoList(error: unknown): undefined {
  if (!isListUnavailable(error)) throw error;
}
