import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import { IconButton } from '../ui/IconButton';
import * as styles from './PlayerButton.late.module.css';
import drawings from './playerIcons.json';

type PlayerIconName = keyof typeof drawings;

interface PlayerIconProps {
  name: PlayerIconName;
  size?: number;
}

/** The icons of the player. They are apart from those of `Icon`, which every page contains. */
export const PlayerIcon = ({ name, size = 24 }: PlayerIconProps) => (
  <svg
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    fill={name === 'play' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <path d={drawings[name]} />
  </svg>
);

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
