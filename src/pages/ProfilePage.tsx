import { profile } from '@/app/slices/profile';
import { useSlice } from '@/app/useSlice';
import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useAccountEmail } from '@/features/auth/useAccount';
import { Plate } from '@/features/profile/Plate';
import { ProfileSettings } from '@/features/profile/ProfileSettings';
import { HistorySettings } from '@/features/progress/HistorySettings';
import { lazyPart } from '@/lib/lazyComponent';
import * as styles from './ProfilePage.late.module.css';
import { useGoBack } from './shared/useGoBack';

const YourData = lazyPart(() => import(/* webpackChunkName: "transfer" */ './shared/YourData').then((m) => m.YourData));

export function ProfilePage() {
  useSlice(profile);
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
        <ProfileSettings
          accountEmail={email}
          history={
            <>
              <Plate
                heading="Viewing history"
                text="Where you stopped and what you have seen: it stays on this device, and films go on from there."
              >
                <HistorySettings />
              </Plate>
              <Plate
                heading="Your data"
                text="Watchlist, viewing history, searches, profile and settings: save a copy of all of it, or bring one in."
              >
                <div className={styles.data}>
                  <Extra fallback={<PartFailed />}>
                    <YourData />
                  </Extra>
                </div>
              </Plate>
            </>
          }
        />
      </div>
    </Page>
  );
}
