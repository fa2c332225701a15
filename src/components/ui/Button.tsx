import { classNames } from '@/lib/classNames';
import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';
import type { LinkProps } from './Link';
import { Link } from './Link';

interface Look {
  /** Use `primary` for at most one button of a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  wide?: boolean;
}

const lookOf = ({ variant = 'secondary', wide }: Look, className?: string) => ({
  className: classNames(styles.button, styles[variant], wide && styles.wide, className),
  // Arrow keys enter a page at its primary button.
  'data-primary': variant === 'primary' || undefined,
});

export function Button({ variant, wide, className, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} {...lookOf({ variant, wide }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, wide, className, ...props }: Look & LinkProps) {
  return <Link {...props} {...lookOf({ variant, wide }, className)} />;
}
