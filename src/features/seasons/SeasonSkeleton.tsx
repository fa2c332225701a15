import { LoadingHeading } from '@/components/feedback/LoadingHeading';
import * as skeleton from '@/components/feedback/SkeletonBox.late.module.css';
import * as head from '@/components/layout/PageHead.module.css';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as season from './SeasonHead.late.module.css';
import * as styles from './SeasonSkeleton.late.module.css';

interface SeasonSkeletonProps {
  /** The back link, which is usable while the page loads. */
  navigation: Elements;
}

const EPISODES = 6;

/** The placeholder of a season's page, with the same layout. */
export const SeasonSkeleton = ({ navigation }: SeasonSkeletonProps) => (
  <div className={classNames(head.head, head.below)} data-waiting="true">
    <div className={head.navigation}>{navigation}</div>
    <div className={classNames(head.body, season.body)} role="status">
      <LoadingHeading />
      <span className={classNames(head.picture, season.poster, skeleton.box, styles.poster)} />
      <span className={classNames(head.text, season.text)}>
        <span className={classNames(skeleton.box, styles.series)} />
        <span className={classNames(skeleton.box, styles.name)} />
        <span className={classNames(skeleton.box, styles.series)} />
      </span>
    </div>
    <div className={styles.episodes} aria-hidden>
      {Array.from({ length: EPISODES }, (_, index) => (
        <span key={index} className={styles.episode}>
          <span className={classNames(skeleton.box, styles.still)} />
          <span className={classNames(skeleton.box, styles.line)} />
        </span>
      ))}
    </div>
  </div>
);
