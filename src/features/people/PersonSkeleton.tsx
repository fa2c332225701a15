import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import * as details from './PersonDetails.late.module.css';
import * as styles from './PersonSkeleton.late.module.css';

interface PersonSkeletonProps {
  /** The way out is there at once. */
  navigation: ReactNode;
}

/** Somebody to come, where they will be. */
export const PersonSkeleton = ({ navigation }: PersonSkeletonProps) => (
  <div className={details.details} data-waiting="true">
    <div className={details.navigation}>{navigation}</div>
    <div className={classNames(details.body, styles.body)} role="status">
      <span className="visually-hidden">Loading…</span>
      <span className={classNames(details.portrait, styles.portrait)} />
      <span className={details.text}>
        <span className={classNames(styles.line, styles.name)} />
        <span className={classNames(styles.line, styles.fact)} />
        <span className={classNames(styles.line, styles.fact)} />
        <span className={classNames(styles.line, styles.biography)} />
      </span>
    </div>
  </div>
);
