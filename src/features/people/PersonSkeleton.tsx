import { LoadingHeading } from '@/components/feedback/LoadingHeading';
import * as skeleton from '@/components/feedback/SkeletonBox.late.module.css';
import * as head from '@/components/layout/PageHead.module.css';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as details from './PersonDetails.late.module.css';
import * as styles from './PersonSkeleton.late.module.css';

interface PersonSkeletonProps {
  /** The back link, which is usable while the page loads. */
  navigation: Elements;
}

/** The placeholder of a person's page, with the same layout. */
export const PersonSkeleton = ({ navigation }: PersonSkeletonProps) => (
  <div className={classNames(head.head, head.below)} data-waiting="true">
    <div className={head.navigation}>{navigation}</div>
    <div className={classNames(head.body, details.body, styles.body)} role="status">
      <LoadingHeading />
      <span className={classNames(head.picture, details.portrait, skeleton.box, styles.portrait)} />
      <span className={classNames(head.text, details.text)}>
        <span className={classNames(skeleton.box, styles.name)} />
        <span className={classNames(skeleton.box, styles.fact)} />
        <span className={classNames(skeleton.box, styles.fact)} />
        <span className={classNames(skeleton.box, styles.biography)} />
      </span>
    </div>
  </div>
);
