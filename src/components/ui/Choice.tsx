import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import * as styles from './Choice.module.css';

/**
 * One of several, as a chip or a plate: a label whose whole box is its radio. The radio lies unseen over all of it, so
 * that exploring by touch, voice control and magnifiers find the control where the label is seen.
 * @param props.className the label's look; everything else is the input's
 */
export function Choice({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...input} type="radio" className={styles.input} />
      {children}
    </label>
  );
}
