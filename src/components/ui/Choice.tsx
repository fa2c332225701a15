import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import * as styles from './Choice.module.css';

interface ChoiceProps extends ComponentProps<'input'> {
  type?: 'checkbox';
}

/**
 * A chip or plate that selects one of several options, or any number of them if `type` is `checkbox`. The input is
 * transparent and covers its label, so that touch exploration, voice control and magnifiers find it at the label.
 * @param props.className the class of the label. All other props belong to the input.
 */
export function Choice({ className, children, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input type="radio" {...input} className={styles.input} />
      {/* eslint-disable-next-line kinora/no-loose-text -- choices are keyed by their text, so it never changes */}
      {children}
    </label>
  );
}
