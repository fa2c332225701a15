import { classNames } from '@/lib/classNames';
import type { ComponentProps } from 'react';
import * as styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, because the button has no text. */
  label: string;
}

export function IconButton({ label, className, ...props }: IconButtonProps) {
  return <button type="button" {...props} aria-label={label} className={classNames(styles.button, className)} />;
}
