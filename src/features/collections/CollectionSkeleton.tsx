import type { ReactNode } from 'react';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import { classNames } from '@/lib/classNames';
import * as head from './CollectionHead.late.module.css';
import * as styles from './CollectionSkeleton.late.module.css';

interface CollectionSkeletonProps {
  /** The way out is there at once. */
  navigation: ReactNode;
}

const CARDS = 8;

/** A collection to come, where it will be. */
export const CollectionSkeleton = ({ navigation }: CollectionSkeletonProps) => (
  <>
    <div className={head.head}>
      <div className={head.navigation}>{navigation}</div>
      <div className={head.words} role="status">
        <span className="visually-hidden">Loading…</span>
        <span className={classNames(styles.line, styles.name)} />
        <span className={classNames(styles.line, styles.count)} />
      </div>
    </div>
    <div className={styles.films}>
      <CardGrid columns={8}>
        <SkeletonCards count={CARDS} />
      </CardGrid>
    </div>
  </>
);
