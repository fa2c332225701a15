import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import * as styles from './Choice.module.css';

interface ChoiceProps extends ComponentProps<'input'> {
  type?: 'checkbox';
}

/**
 * One of several, or any of them where its type says `checkbox`, as a chip or a plate: a label whose whole box is its
 * control. That lies unseen over all of it, so that exploring by touch, voice control and magnifiers find the control
 * where the label is seen.
 * @param props.className the label's look; everything else is the input's
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
