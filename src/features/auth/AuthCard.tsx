import { WallPicture } from '@/components/media/WallPicture';
import { useSite } from '@/components/site/SiteContext';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Elements } from '@/lib/elements';
import * as styles from './AuthCard.late.module.css';

interface AuthCardProps {
  heading: string;
  /** Brightens the background, for the welcome after a sign-up. */
  isLit?: boolean;
  children: Elements;
}

/** The card that holds sign-in and sign-up. In the demo, it is in front of the landing page's poster wall. */
export function AuthCard({ heading, isLit = false, children }: AuthCardProps) {
  const { samples } = useSite();
  return (
    <main className={styles.page} data-lit={isLit}>
      {samples && (
        <div className={styles.wall} aria-hidden>
          <WallPicture className={styles.picture} />
        </div>
      )}
      <Wordmark />
      <div className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </main>
  );
}
