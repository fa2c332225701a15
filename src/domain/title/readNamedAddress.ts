import { readTitleId } from './readTitle';
import type { Source } from '../record/source';
import type { TitleId } from './title';
import { readTitleAddress } from './titlePath';

/** A person or collection that a URL names. */
interface NamedAddress {
  id: TitleId;
  /** Null if the URL does not name it. */
  source: Source | null;
}

/**
 * Reads the URL of a person or a collection; null if it names none.
 * @param parameter the id segment of the path
 */
export function readNamedAddress(parameter: string | undefined, params: URLSearchParams): NamedAddress | null {
  const id = readTitleId(parameter);
  return id === null ? null : { id, source: readTitleAddress(params).source };
}
