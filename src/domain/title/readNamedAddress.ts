import { readTitleId } from './readTitle';
import type { Source } from '../record/source';
import type { TitleId } from './title';
import { readTitleAddress } from './titlePath';

/** Who or what an address names that is no title. */
interface NamedAddress {
  id: TitleId;
  /** Null where the address does not say. */
  source: Source | null;
}

/**
 * The address of a person or a collection; null where it names none.
 * @param parameter the address' part that is the id
 */
export function readNamedAddress(parameter: string | undefined, params: URLSearchParams): NamedAddress | null {
  const id = readTitleId(parameter);
  return id === null ? null : { id, source: readTitleAddress(params).source };
}
