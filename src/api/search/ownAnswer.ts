import type { ProductClient } from '../product/productClient';
import { hasOwnList } from '../product/ownEntries';
import { searchIndexEntries } from './searchIndexEntries';
import type { Wanted } from './localAnswer';
import { localAnswer, pageOf } from './localAnswer';
import { asFoundRecord, searchPeople } from './searchPeople';

/**
 * Returns the results of the deployer's own lists for a query. Returns undefined for a kind without a list, and for
 * people that no record names, so that the next source is queried.
 */
export async function ownAnswer(access: ProductClient, wanted: Wanted): Promise<unknown> {
  const { query, kind, page } = wanted;
  const entries = await searchIndexEntries(access);
  if (!entries) return undefined;
  if (kind !== 'person')
    return (await hasOwnList(access, kind)) ? localAnswer(entries, wanted, access.signal) : undefined;
  const people = await searchPeople(entries, query, access.signal);
  return people.length > 0 ? pageOf(people, page, asFoundRecord) : undefined;
}
