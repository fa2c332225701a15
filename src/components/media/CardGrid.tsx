import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import * as styles from './CardGrid.module.css';

interface CardGridProps extends ComponentProps<'ul'> {
  /** How many columns the widest screen shows, each with a poster of 180 px at least. */
  columns: 6 | 8;
}

/** Cards in columns; every child is a list item. */
export function CardGrid({ columns, ...list }: CardGridProps) {
  return <ul {...list} className={classNames(styles.grid, columns === 8 && styles.eight)} />;
}
