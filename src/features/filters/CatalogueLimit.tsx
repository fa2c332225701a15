import { useExtentQuery } from '@/api/endpoints/extent';
import { MAX_RECORDS } from '@/api/product/pages';
import { limitText } from '@/i18n/limitText';
import type { Source } from '@/domain/record/source';
import type { TitleKind } from '@/domain/title/title';
import * as styles from './CatalogueLimit.late.module.css';

/** A page of this length may have been cut off, see `readTitles`. */
const LONG_PAGE = 1000;

interface CatalogueLimitProps {
  kind: TitleKind;
  /** A filter is active. */
  isFiltered: boolean;
  source: Source | null;
  /** The number of titles, or null if it is unknown. */
  total: number | null;
  /** The number of loaded titles. */
  count: number;
}

/** States which titles of a large catalogue are omitted. Renders nothing if none are. */
export function CatalogueLimit({ kind, isFiltered, source, total, count }: CatalogueLimitProps) {
  const isWhole = !isFiltered && total !== null && total > MAX_RECORDS;
  // A filter has loaded the whole list already. Otherwise the list is loaded only if its end may be missing.
  const isAsked = source === 'product' && !isWhole && (isFiltered || (count >= LONG_PAGE && count === total));
  const { data } = useExtentQuery(kind, { skip: !isAsked });
  const extent = source === 'product' && isWhole ? { total, read: MAX_RECORDS, unlisted: 0 } : isAsked ? data : null;
  const text = extent ? limitText(extent, kind, isFiltered ? 'filter' : 'list') : null;
  return text !== null && <p className={styles.limit}>{text}</p>;
}
