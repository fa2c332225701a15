import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import * as head from './SeasonHead.late.module.css';
import * as styles from './SeasonSkeleton.late.module.css';

interface SeasonSkeletonProps {
  /** The way out is there at once. */
  navigation: ReactNode;
}

const EPISODES = 6;

/** A season to come, where it will be. */
export const SeasonSkeleton = ({ navigation }: SeasonSkeletonProps) => (
  <div className={head.head} data-waiting="true">
    <div className={head.navigation}>{navigation}</div>
    <div className={head.body} role="status">
      <span className="visually-hidden">Loading…</span>
      <span className={classNames(head.poster, styles.box, styles.poster)} />
      <span className={head.text}>
        <span className={classNames(styles.box, styles.series)} />
        <span className={classNames(styles.box, styles.name)} />
        <span className={classNames(styles.box, styles.series)} />
      </span>
    </div>
    <div className={styles.episodes} aria-hidden>
      {Array.from({ length: EPISODES }, (_, index) => (
        <span key={index} className={styles.episode}>
          <span className={classNames(styles.box, styles.still)} />
          <span className={classNames(styles.box, styles.line)} />
        </span>
      ))}
    </div>
  </div>
);
