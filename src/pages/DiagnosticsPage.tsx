import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/layout/Page';
import { useSite } from '@/components/site/SiteContext';
import { ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { Wordmark } from '@/components/ui/Wordmark';
import { selectAuthStep } from '@/features/auth/authSlice';
import { Diagnostics } from '@/features/diagnostics/Diagnostics';
import { t } from '@/i18n/t';
import * as styles from './DiagnosticsPage.late.module.css';

/**
 * The diagnostics. A viewer who is not signed in gets a header of this page, because problems can occur before sign-in.
 */
export function DiagnosticsPage() {
  const { brand, features } = useSite();
  const isAlone = useAppSelector(selectAuthStep) !== 'signedIn' && features.signIn;
  const page = (
    <Page title={t('Diagnostics')}>
      <Diagnostics />
    </Page>
  );
  if (!isAlone) return page;
  return (
    <>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={brand.name}>
          <Wordmark />
        </Link>
        <ButtonLink variant="quiet" to="/">
          {t('Go to home page')}
        </ButtonLink>
      </header>
      <main>{page}</main>
    </>
  );
}
