import { OptionalSection } from '@/components/feedback/OptionalSection';
import { PageHeading } from '@/components/layout/PageHeading';
import type { TitleKind } from '@/domain/title/title';
import { lazyWithRetry } from '@/lib/lazyPage';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import * as styles from './BrowseHead.module.css';

const DayBand = lazyWithRetry(() => import(/* webpackChunkName: "filters" */ './DayBand').then((m) => m.DayBand));

interface BrowseHeadProps {
  kind: TitleKind;
  heading: string;
  lead: string;
}

/** The heading of a list page, with the title of the day beside it. */
export function BrowseHead({ kind, heading, lead }: BrowseHeadProps) {
  const hasActivity = useActivityOrIdle();
  return (
    <div className={styles.head}>
      <PageHeading heading={heading} lead={lead} />
      <div className={styles.band}>
        {hasActivity && (
          <OptionalSection>
            <DayBand kind={kind} />
          </OptionalSection>
        )}
      </div>
    </div>
  );
}
