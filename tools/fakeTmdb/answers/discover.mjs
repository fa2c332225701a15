import { sortTitles } from '../filters/sortTitles.mjs';
import { titleFilter } from '../filters/titleFilters.mjs';
import { pageOf } from './pageOf.mjs';
import { titleRecord } from './records.mjs';

export function discoverAnswer(kind, asked) {
  const { query, catalogue } = asked;
  const found = sortTitles(catalogue.titles[kind].filter(titleFilter(kind, query)), query.get('sort_by'));
  return pageOf(found, asked, (title) => titleRecord(title, asked));
}
