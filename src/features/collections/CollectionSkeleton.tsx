import { LoadingHeading } from '@/components/feedback/LoadingHeading';
import * as skeleton from '@/components/feedback/SkeletonBox.late.module.css';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import * as head from '@/components/layout/PageHead.module.css';
import { CardGrid } from '@/components/media/CardGrid';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as collection from './CollectionHead.late.module.css';
import * as styles from './CollectionSkeleton.late.module.css';

interface CollectionSkeletonProps {
  /** The back link, which is usable while the page loads. */
  navigation: Elements;
}

const CARDS = 8;

/** The placeholder of a collection page, with the same layout. */
export const CollectionSkeleton = ({ navigation }: CollectionSkeletonProps) => (
  <>
    <div className={classNames(head.head, head.below, collection.head)}>
      <div className={head.navigation}>{navigation}</div>
      <div className={classNames(head.text, collection.words)} role="status">
        <LoadingHeading />
        <span className={classNames(skeleton.box, styles.name)} />
        <span className={classNames(skeleton.box, styles.count)} />
      </div>
    </div>
    <div className={styles.films}>
      <CardGrid columns={8}>
        <SkeletonCards count={CARDS} />
      </CardGrid>
    </div>
  </>
);
