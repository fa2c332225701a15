import { Picture } from '@/components/media/Picture';
import { Link } from '@/components/ui/Link';
import { STUDIOS } from '@/domain/lists/studio';
import { t } from '@/i18n/t';
import * as styles from './StudiosRow.module.css';

export function StudiosRow() {
  return (
    <section className={styles.section} aria-labelledby="studios-heading">
      <h2 id="studios-heading" className={styles.heading}>
        {t('Studios')}
      </h2>
      <ul className={styles.tiles} data-composite>
        {STUDIOS.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={`/studio/${slug}`} state={{ id, name }} className={styles.tile} aria-label={name}>
              <Picture image={`art/studios/${slug}-480.webp`} shape="backdrop" sizes="25vw" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
