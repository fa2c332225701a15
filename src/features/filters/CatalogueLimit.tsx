import { useExtentQuery } from '@/api/tmdb/endpoints/extent';
import { MAX_RECORDS } from '@/api/product/pages';
import { limitText } from '@/domain/lists/listExtent';
import type { Source } from '@/domain/record/source';
import type { TitleKind } from '@/domain/title/title';
import * as styles from './CatalogueLimit.late.module.css';

/** A page that is that long may have lost its end, see `readTitles`. */
const LONG_PAGE = 1000;

interface CatalogueLimitProps {
  kind: TitleKind;
  /** The titles are narrowed by a filter. */
  isFiltered: boolean;
  source: Source | null;
  /** How many titles there are; null while the number is not known. */
  total: number | null;
  /** How many of them are here. */
  count: number;
}

/** A line that says which titles of a large catalogue are not shown; nothing where all of them are. */
export function CatalogueLimit({ kind, isFiltered, source, total, count }: CatalogueLimitProps) {
  const isWhole = !isFiltered && total !== null && total > MAX_RECORDS;
  // A filter has read the whole list already. Without one, it is read only where its end may be missing.
  const isAsked = source === 'product' && !isWhole && (isFiltered || (count >= LONG_PAGE && count === total));
  const { data } = useExtentQuery(kind, { skip: !isAsked });
  const extent = source === 'product' && isWhole ? { total, read: MAX_RECORDS, unlisted: 0 } : isAsked ? data : null;
  const text = extent ? limitText(extent, kind, isFiltered ? 'filter' : 'list') : null;
  return text !== null && <p className={styles.limit}>{text}</p>;
}
