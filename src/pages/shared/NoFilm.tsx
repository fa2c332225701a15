import { Picture } from '@/components/media/Picture';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import * as styles from './NoFilm.late.module.css';
import { useGoBack } from './useGoBack';

/** Replaces the player for a title without a video: a dark cinema with a lit projector. */
export function NoFilm({ title }: { title: Title }) {
  const handleBack = useGoBack();

  return (
    <div className={styles.page}>
      <Button variant="quiet" className={styles.back} onClick={handleBack}>
        <Icon name="back" size={20} />
        {t('Back')}
      </Button>
      <div className={styles.screen}>
        <Still title={title} />
        <div className={styles.projector}>
          <svg className={styles.lens} viewBox="0 0 200 200" aria-hidden focusable="false">
            <circle className={styles.frames} cx="100" cy="100" r="76" />
            <circle className={styles.rim} cx="100" cy="100" r="46" />
            <circle className={styles.lamp} cx="100" cy="100" r="26" />
          </svg>
        </div>
        <p className={styles.title} dir="auto">
          {title.title}
        </p>
        <h1 className={styles.heading}>{t('The movie player will be displayed here')}</h1>
      </div>
    </div>
  );
}

/** The backdrop of the title, or its blurred poster. */
function Still({ title: { backdrop, poster } }: { title: Title }) {
  const image = backdrop ?? poster;
  if (image === null) return null;
  return (
    <div className={styles.still} aria-hidden>
      <Picture
        image={image}
        shape="backdrop"
        sizes="100vw"
        className={backdrop === null ? styles.blurred : undefined}
      />
    </div>
  );
}
