import { useId } from 'react';
import { Link } from '@/components/ui/Link';
import type { TitleKind } from '@/domain/title/title';
import type { Keyword } from '@/domain/title/titleDetails';
import { t } from '@/i18n/t';
import { filterPath } from './filterPath';
import * as styles from './Keywords.late.module.css';

const MAX = 24;

interface KeywordsProps {
  kind: TitleKind;
  keywords: readonly Keyword[];
}

/** The keywords of a title. Each links to the titles with the same keyword. */
export function Keywords({ kind, keywords }: KeywordsProps) {
  const headingId = useId();
  if (keywords.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{t('Keywords')}</h2>
      <ul className={styles.keywords}>
        {keywords.slice(0, MAX).map(({ id, name }) => (
          <li key={id}>
            <Link to={filterPath(kind, 'keyword', id)} className={styles.keyword} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
