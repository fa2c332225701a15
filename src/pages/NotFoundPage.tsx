import { useNavigate } from 'react-router-dom';
import { PageTitle } from '@/components/site/PageTitle';
import { Button } from '@/components/ui/Button';
import * as styles from './NotFoundPage.late.module.css';

export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <section className={styles.page}>
      <PageTitle>Page not found</PageTitle>
      <p className={styles.number} aria-hidden>
        4<span className={styles.lamp} />4
      </p>
      <h1>Page not found</h1>
      <p className={styles.hint}>This frame is missing from the reel. The rest of the film is at home.</p>
      <Button
        variant="primary"
        onClick={() => {
          void navigate('/', { replace: true });
        }}
      >
        Go Home
      </Button>
    </section>
  );
}
