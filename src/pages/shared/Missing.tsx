import { OptionalSection } from '@/components/feedback/OptionalSection';
import { Notice } from '@/components/feedback/Notice';
import { PageTitle } from '@/components/site/PageTitle';
import { Button, ButtonLink } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import * as styles from './Missing.late.module.css';
import { PopularTonight } from './PopularTonight';

interface MissingProps {
  /** Such as `This person could not be loaded`. */
  failed: string;
  /** Such as `Person not found`. */
  notFound: string;
  icon: IconName;
  /** Retries the request. Undefined if every source has answered that it does not exist. */
  onRetry?: (() => void) | undefined;
}

/**
 * Replaces a page whose item does not exist or could not be loaded. Popular titles follow only in the first case: if a
 * source does not respond, no further requests are made.
 */
export function Missing({ failed, notFound, icon, onRetry }: MissingProps) {
  return (
    <div className={styles.missing} data-offers={!onRetry}>
      <PageTitle>{onRetry ? undefined : notFound}</PageTitle>
      {onRetry ? (
        <Notice
          icon="unplugged"
          level={1}
          role="alert"
          text={failed}
          hint={t('The catalogue is not responding. Check your connection, then try again.')}
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                {t('Try Again')}
              </Button>
              <ButtonLink variant="quiet" to="/" replace>
                {t('Return Home')}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <Notice
            icon={icon}
            level={1}
            text={notFound}
            hint={t('There is nothing at this address.')}
            action={
              <ButtonLink variant="primary" to="/" replace>
                {t('Return Home')}
              </ButtonLink>
            }
          />
          <OptionalSection>
            <PopularTonight />
          </OptionalSection>
        </>
      )}
    </div>
  );
}
