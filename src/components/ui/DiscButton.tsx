import type { ComponentProps } from 'react';
import * as styles from './DiscButton.module.css';
import { IconButton } from './IconButton';

interface DiscButtonProps extends Omit<ComponentProps<typeof IconButton>, 'children' | 'className'> {
  icon: 'add' | 'check' | 'close' | 'busy';
}

/**
 * A control on top of an image: a disc that is visible on any color, with a touch-sized target. The style sheet draws
 * disc and icon, because every card has one.
 */
export const DiscButton = ({ icon, ...props }: DiscButtonProps) => (
  <IconButton {...props} data-icon={icon} className={styles.disc} />
);
