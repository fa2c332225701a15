import { LoadingHeading } from '@/components/feedback/LoadingHeading';
import * as head from '@/components/layout/PageHead.module.css';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as details from './TitleDetails.module.css';
import * as styles from './TitleDetailsSkeleton.module.css';

interface TitleDetailsSkeletonProps {
  /** The way out is there at once. */
  navigation: Elements;
}

/** Details to come, where they will be. */
export function TitleDetailsSkeleton({ navigation }: TitleDetailsSkeletonProps) {
  return (
    <div className={head.head} data-waiting="true">
      <div className={head.backdrop} aria-hidden data-early-picture />
      <div className={head.navigation}>{navigation}</div>
      <div className={head.body} role="status">
        <LoadingHeading />
        <span className={classNames(head.picture, details.poster, styles.poster)} />
        <span className={head.text}>
          <span className={classNames(styles.line, styles.heading)} />
          <span className={classNames(styles.line, styles.facts)} />
          <span className={classNames(styles.line, styles.overview)} />
          <span className={classNames(styles.line, styles.action)} />
        </span>
      </div>
    </div>
  );
}
