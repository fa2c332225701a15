import type { UnknownRecord } from '@/lib/json';
import type { Title } from './title';

/** A title of a list, and the record that it was read from. The record has fields that a title does not have. */
export interface TitleEntry<Fields extends UnknownRecord = UnknownRecord> {
  record: Fields;
  title: Title;
}
