import { Extra } from '@/components/feedback/Extra';
import { PageHeading } from '@/components/layout/PageHeading';
import type { TitleKind } from '@/domain/title/title';
import { lazyPart } from '@/lib/lazyComponent';
import { useSignOfLife } from '@/lib/useSignOfLife';
import * as styles from './BrowseHead.module.css';

const DayBand = lazyPart(() => import(/* webpackChunkName: "filters" */ './DayBand').then((m) => m.DayBand));

interface BrowseHeadProps {
  kind: TitleKind;
  heading: string;
  lead: string;
}

/** The heading of a list page, with the title of the day beside it. */
export function BrowseHead({ kind, heading, lead }: BrowseHeadProps) {
  const isAlive = useSignOfLife();
  return (
    <div className={styles.head}>
      <PageHeading heading={heading} lead={lead} />
      <div className={styles.band}>
        {isAlive && (
          <Extra>
            <DayBand kind={kind} />
          </Extra>
        )}
      </div>
    </div>
  );
}
