import { profile } from '@/app/slices/profile';
import { useInjectedSlice } from '@/app/useInjectedSlice';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useAccountEmail } from '@/features/auth/useAccount';
import { keyText } from '@/features/commands/keyText';
import { ShortcutSettings } from '@/features/commands/ShortcutSettings';
import { LanguagePicker, useLanguageChoice } from '@/features/language/LanguagePicker';
import { Plate } from '@/features/profile/Plate';
import { ProfileSettings } from '@/features/profile/ProfileSettings';
import { HistorySettings } from '@/features/progress/HistorySettings';
import { ScreenSettings } from '@/features/tvLayout/ScreenSettings';
import { t } from '@/i18n/t';
import { requestCommand } from '@/lib/commandRequests';
import { lazyWithRetry } from '@/lib/lazyPage';
import * as styles from './ProfilePage.late.module.css';
import { useGoBack } from './shared/useGoBack';

const YourData = lazyWithRetry(() =>
  import(/* webpackChunkName: "transfer" */ './shared/YourData').then((m) => m.YourData),
);

export function ProfilePage() {
  useInjectedSlice(profile);
  const handleBack = useGoBack();
  const email = useAccountEmail();
  const hasLanguageChoice = useLanguageChoice();

  return (
    <Page title={t('Profile Settings')}>
      <div className={styles.content}>
        <header className={styles.head}>
          <Button variant="quiet" className={styles.back} onClick={handleBack}>
            <Icon name="back" size={20} />
            {t('Back')}
          </Button>
          <PageHeading heading={t('Profile Settings')} />
        </header>
        <ProfileSettings
          accountEmail={email}
          history={
            <>
              {hasLanguageChoice && (
                <Plate
                  heading={t('Language')}
                  text={t(
                    'Buttons, menus and messages. Titles and descriptions are translated where the catalogue has translations.',
                  )}
                  action={<LanguagePicker place="settings" />}
                />
              )}
              <Plate
                heading={t('Screen')}
                text={t(
                  'Television: larger text and pictures, to be seen from a distance. Automatic recognizes most televisions.',
                )}
              >
                <ScreenSettings />
              </Plate>
              <Plate
                heading={t('Viewing history')}
                text={t('What you have watched, and where to resume. This stays on this device.')}
              >
                <HistorySettings />
              </Plate>
              <Plate
                heading={t('Keyboard shortcuts')}
                text={t('Keys such as / for the search or M for muting. {keys} always works.', {
                  keys: keyText('mod+k'),
                })}
                action={<Button onClick={() => requestCommand('keys')}>{t('Show shortcuts')}</Button>}
              >
                <ShortcutSettings />
              </Plate>
              <Plate
                heading={t('Your data')}
                text={t('Watchlist, viewing history, searches, profile and settings: save a backup, or import a file.')}
              >
                <div className={styles.data}>
                  <OptionalSection fallback={<SectionError />}>
                    <YourData />
                  </OptionalSection>
                </div>
              </Plate>
            </>
          }
        />
      </div>
    </Page>
  );
}
