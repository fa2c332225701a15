import { useId } from 'react';
import { Picture } from '@/components/media/Picture';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { CollectionName } from '@/domain/collections/collection';
import { collectionPath } from '@/domain/title/titlePath';
import { t } from '@/i18n/t';
import * as styles from './CollectionBand.late.module.css';

interface CollectionBandProps {
  collection: CollectionName;
}

/** A link to the collection that a movie belongs to, in front of its backdrop. */
export function CollectionBand({ collection }: CollectionBandProps) {
  const headingId = useId();
  const { name, backdrop } = collection;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.band}>
        {backdrop !== null && (
          <div className={styles.backdrop} aria-hidden>
            <Picture image={backdrop} shape="backdrop" sizes="100vw" />
          </div>
        )}
        <p className={styles.lead}>{t('Part of')}</p>
        <h2 id={headingId} className={styles.name} dir="auto">
          {name}
        </h2>
        <ButtonLink to={collectionPath(collection)} aria-describedby={headingId}>
          {t('See all films')}
          <Icon name="forward" size={18} />
        </ButtonLink>
      </div>
    </section>
  );
}
