import { useId } from 'react';
import { CardGrid } from '@/components/media/CardGrid';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { Shelf, SHELF_SIZES } from './Shelf';
import * as styles from './StudioTitles.module.css';

/** The shelves show the first titles. The grid below shows all of them. */
const SHELVES = [
  { heading: t('Newly Added'), from: 0, to: 6 },
  { heading: t('Popular Shows'), from: 6, to: 12 },
] as const;

interface StudioTitlesProps {
  name: string;
  titles: readonly Title[];
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[], sizes?: string) => Elements;
}

export function StudioTitles({ name, titles, renderCards }: StudioTitlesProps) {
  const headingId = useId();
  return (
    <>
      {SHELVES.map(({ heading, from, to }) => {
        const shown = titles.slice(from, to);
        if (shown.length === 0) return null;
        return (
          <Shelf key={heading} heading={heading}>
            {renderCards(shown, SHELF_SIZES)}
          </Shelf>
        );
      })}
      <section className={styles.all} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {t('All {name} Content', { name })}
        </h2>
        <CardGrid columns={8}>{renderCards(titles)}</CardGrid>
      </section>
    </>
  );
}
