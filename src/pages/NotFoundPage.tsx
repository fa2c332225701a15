import { useNavigate } from 'react-router-dom';
import { PageTitle } from '@/components/site/PageTitle';
import { Button } from '@/components/ui/Button';
import { t } from '@/i18n/t';
import * as styles from './NotFoundPage.late.module.css';

/** The dash pattern of eight frames and the gap of a ninth. The path length is nine. */
const FRAMES = `${'0.84 0.16 '.repeat(7)}0.84 1.16`;

/** The zero in "404": a lamp with a ring of film frames, one of which is missing. */
const Reel = () => (
  <svg className={styles.reel} viewBox="0 0 100 100" aria-hidden focusable="false">
    <circle className={styles.frames} cx="50" cy="50" r="40" pathLength={9} strokeDasharray={FRAMES} />
    <circle className={styles.lamp} cx="50" cy="50" r="15" />
  </svg>
);

export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <section className={styles.page}>
      <PageTitle>{t('Page not found')}</PageTitle>
      <p className={styles.number} aria-hidden>
        4
        <Reel />4
      </p>
      <h1>{t('Page not found')}</h1>
      <p className={styles.hint}>{t('This frame is missing from the reel. The rest of the film is at home.')}</p>
      <Button
        variant="primary"
        onClick={() => {
          void navigate('/', { replace: true });
        }}
      >
        {t('Go Home')}
      </Button>
    </section>
  );
}
