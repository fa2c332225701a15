import type { ComponentProps } from 'react';
import * as styles from './DiscButton.module.css';
import { IconButton } from './IconButton';

/** A control on a picture: a disc that is seen on any colour, in a target that a thumb can hit. */
export function DiscButton({ children, ...props }: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} className={styles.target}>
      <span className={styles.disc}>{children}</span>
    </IconButton>
  );
}
