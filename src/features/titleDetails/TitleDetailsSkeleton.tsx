import { LoadingHeading } from '@/components/feedback/LoadingHeading';
import * as head from '@/components/layout/PageHead.module.css';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as details from './TitleDetails.module.css';
import * as styles from './TitleDetailsSkeleton.module.css';

interface TitleDetailsSkeletonProps {
  /** The back link, which is usable while the page loads. */
  navigation: Elements;
}

/** The placeholder of a title's details, with the same layout. */
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
