import { useNavigate } from 'react-router-dom';
import { PageTitle } from '@/components/site/PageTitle';
import { Button } from '@/components/ui/Button';
import * as styles from './NotFoundPage.late.module.css';

/** Eight frames of nine, with the room of the ninth; the circle is nine long. */
const FRAMES = `${'0.84 0.16 '.repeat(7)}0.84 1.16`;

/** The nought is the lamp, and around it the wheel of frames with one missing. */
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
      <PageTitle>Page not found</PageTitle>
      <p className={styles.number} aria-hidden>
        4
        <Reel />4
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
