import { usePopularQuery } from '@/api/endpoints/popular';
import { Picture } from '@/components/media/Picture';
import { Link } from '@/components/ui/Link';
import { relatedTitles } from '@/domain/title/relatedTitles';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { t } from '@/i18n/t';
import * as styles from './NoTrailer.late.module.css';

const INSTEAD = 3;

/** Replaces a missing trailer: the title's own image, with similar titles that may have a trailer. */
export function NoTrailer({ title }: { title: Title }) {
  const { data } = usePopularQuery();
  const others = relatedTitles(title, data?.titles ?? []).slice(0, INSTEAD);
  const image = title.backdrop ?? title.poster;
  return (
    <div className={styles.screen}>
      <div className={styles.picture} aria-hidden>
        {image !== null && <Picture image={image} shape="backdrop" sizes="(max-width: 1100px) 100vw, 1100px" />}
      </div>
      <p className={styles.words}>{t('Trailer not available')}</p>
      {others.length > 0 && (
        <section aria-label={t('Watch instead')} className={styles.instead}>
          <p className={styles.heading}>{t('Watch instead')}</p>
          <ul className={styles.list}>
            {others.map((other) => (
              <li key={titleKey(other)} className={styles.item}>
                <Picture image={other.poster} sizes="72px" className={styles.poster} />
                <Link to={titlePath(other)} state={{ title: other, titles: others }} className={styles.link} dir="auto">
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
