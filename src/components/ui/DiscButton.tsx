import type { ComponentProps } from 'react';
import * as styles from './DiscButton.module.css';
import { IconButton } from './IconButton';

interface DiscButtonProps extends Omit<ComponentProps<typeof IconButton>, 'children' | 'className'> {
  icon: 'add' | 'check' | 'close' | 'busy';
}

/**
 * A control on a picture: a disc that is seen on any colour, in a target that a thumb can hit. It stands on every card,
 * so disc and icon are drawn by the style sheet.
 */
export const DiscButton = ({ icon, ...props }: DiscButtonProps) => (
  <IconButton {...props} data-icon={icon} className={styles.disc} />
);
