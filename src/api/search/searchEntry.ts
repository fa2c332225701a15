import type { Title } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';

/** A title of a list that is searched in the browser, and the record that it was read from. */
export interface SearchEntry<Record extends UnknownRecord = UnknownRecord> {
  record: Record;
  title: Title;
}
