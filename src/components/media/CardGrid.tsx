import { classNames } from '@/lib/classNames';
import type { ReactNode } from 'react';
import * as styles from './CardGrid.module.css';

interface CardGridProps {
  /** How many columns the widest screen shows. */
  columns: 6 | 8;
  children: ReactNode;
}

/** Cards in columns; every child is a list item. */
export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={classNames(styles.grid, columns === 8 && styles.eight)}>{children}</ul>;
}
