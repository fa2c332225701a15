import { readCollectionName } from '@/domain/collections/readCollection';
import type { TitleId } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import type { ProductClient } from '../client/productClient';
import { mergeDetailFiles } from './mergeDetailFiles';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { ownEntries } from './ownEntries';

/**
 * Returns the titles of the product API that name a collection, in the format of TMDB. Undefined if no title names it.
 */
export async function collectionRecord(access: ProductClient, id: TitleId): Promise<UnknownRecord | undefined> {
  const entries = (await ownEntries(access)) ?? [];
  const membersOf = (titles: readonly TitleEntry[]) =>
    titles.flatMap(({ record, title }) => {
      const name = readCollectionName(record, 'product');
      return name?.id === id ? [{ name, record, kind: title.kind }] : [];
    });
  let members = membersOf(entries);
  if (members.length === 0) members = membersOf(await mergeDetailFiles(access, entries));
  const [first] = members;
  if (!first) return undefined;
  // Each member may have facts about the collection that the others lack.
  const references = members
    .map(({ record }) => firstField(record, 'belongs_to_collection', 'collection'))
    .filter(isRecord);
  return {
    ...Object.assign({}, ...references.toReversed()),
    id,
    name: first.name.name,
    parts: members.map(({ record, kind }) => ({ ...record, kind })),
  } as UnknownRecord;
}
