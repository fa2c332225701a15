import { Extra } from '@/components/feedback/Extra';
import { Notice } from '@/components/feedback/Notice';
import { PageTitle } from '@/components/site/PageTitle';
import { Button, ButtonLink } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import * as styles from './Missing.late.module.css';
import { PopularTonight } from './PopularTonight';

interface MissingProps {
  /** What is missing, as it begins a sentence: `This person`. */
  what: string;
  /** `Person not found` */
  notFound: string;
  icon: IconName;
  /** Asks again; left out where everybody has answered, and nobody knows it. */
  onRetry?: (() => void) | undefined;
}

/**
 * In the place of a page: nobody knows what its address names, or somebody who may could not be asked. Whoever does not
 * answer is not asked for more.
 */
export function Missing({ what, notFound, icon, onRetry }: MissingProps) {
  return (
    <div className={styles.missing} data-offers={!onRetry}>
      <PageTitle>{onRetry ? undefined : notFound}</PageTitle>
      {onRetry ? (
        <Notice
          icon="unplugged"
          level={1}
          role="alert"
          text={`${what} could not be loaded`}
          hint="The catalogue did not answer. Check your connection, then try again."
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                Try Again
              </Button>
              <ButtonLink variant="quiet" to="/" replace>
                Return Home
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
            hint="Nothing in the catalogue goes by this address."
            action={
              <ButtonLink variant="primary" to="/" replace>
                Return Home
              </ButtonLink>
            }
          />
          <Extra>
            <PopularTonight />
          </Extra>
        </>
      )}
    </div>
  );
}
