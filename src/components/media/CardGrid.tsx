import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import * as styles from './CardGrid.module.css';

interface CardGridProps extends ComponentProps<'ul'> {
  /** The number of columns on the widest screen. Each poster is at least 180 px wide. */
  columns: 6 | 8;
}

/** A grid of cards. Every child must be a list item. */
export function CardGrid({ columns, ...list }: CardGridProps) {
  return <ul {...list} className={classNames(styles.grid, columns === 8 && styles.eight)} />;
}
