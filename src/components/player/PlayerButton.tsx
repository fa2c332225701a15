import type { ComponentProps } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { classNames } from '@/lib/classNames';
import * as styles from './PlayerButton.late.module.css';
import type { PlayerIconName } from './PlayerIcon';
import { PlayerIcon } from './PlayerIcon';

interface PlayerButtonProps extends ComponentProps<'button'> {
  icon: PlayerIconName;
  label: string;
  /** The keyboard shortcut, shown in the tooltip. */
  hint?: string;
  /** A number inside the icon. */
  text?: string;
  size?: number;
}

export const PlayerButton = ({ icon, label, hint, text, size, className, ...props }: PlayerButtonProps) => (
  <IconButton
    {...props}
    label={label}
    title={hint === undefined ? label : `${label} (${hint})`}
    className={classNames(styles.button, className)}
  >
    <PlayerIcon name={icon} size={size ?? 24} />
    {text !== undefined && (
      <span className={styles.text} aria-hidden>
        {text}
      </span>
    )}
  </IconButton>
);
