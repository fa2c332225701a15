import { WallPicture } from '@/components/media/WallPicture';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Elements } from '@/lib/elements';
import * as styles from './AuthCard.late.module.css';

interface AuthCardProps {
  heading: string;
  /** The lamp comes up as the card does: somebody has arrived. */
  isLit?: boolean;
  children: Elements;
}

/** The one card in the lamp's light that sign-in and sign-up stand on, before the landing's wall in the dark. */
export function AuthCard({ heading, isLit = false, children }: AuthCardProps) {
  return (
    <main className={styles.page} data-lit={isLit}>
      <div className={styles.wall} aria-hidden>
        <WallPicture className={styles.picture} />
      </div>
      <Wordmark />
      <div className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </main>
  );
}
