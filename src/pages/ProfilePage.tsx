import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useAccountEmail } from '@/features/auth/useAccount';
import { ProfileSettings } from '@/features/profile/ProfileSettings';
import * as styles from './ProfilePage.late.module.css';
import { useGoBack } from './shared/useGoBack';

export function ProfilePage() {
  const handleBack = useGoBack();
  const email = useAccountEmail();

  return (
    <Page title="Profile Settings">
      <div className={styles.content}>
        <header className={styles.head}>
          <Button variant="quiet" className={styles.back} onClick={handleBack}>
            <Icon name="back" size={20} />
            Back
          </Button>
          <PageHeading heading="Profile Settings" />
        </header>
        <ProfileSettings accountEmail={email} />
      </div>
    </Page>
  );
}
