import { PageTitle } from '@/components/site/PageTitle';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useGoBack } from './shared/useGoBack';
import * as styles from './WatchPage.late.module.css';

/** A dark house, the lamp lit, the film not yet in: the player's place until there is one. */
export function WatchPage() {
  const handleBack = useGoBack();

  return (
    <div className={styles.page}>
      <PageTitle>Watch</PageTitle>
      <Button variant="quiet" className={styles.back} onClick={handleBack}>
        <Icon name="back" size={20} />
        Back
      </Button>
      <div className={styles.screen}>
        <div className={styles.projector}>
          <svg className={styles.lens} viewBox="0 0 200 200" aria-hidden focusable="false">
            <circle className={styles.frames} cx="100" cy="100" r="76" />
            <circle className={styles.rim} cx="100" cy="100" r="46" />
            <circle className={styles.lamp} cx="100" cy="100" r="26" />
          </svg>
        </div>
        <h1 className={styles.heading}>The movie player will be displayed here</h1>
      </div>
    </div>
  );
}
