import { classNames } from '@/lib/classNames';
import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';
import type { LinkProps } from './Link';
import { Link } from './Link';

interface Look {
  /** Use `primary` for at most one button of a screen. Arrow keys enter the page there. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  wide?: boolean;
}

const classOf = ({ variant = 'secondary', wide }: Look, className?: string) =>
  classNames(styles.button, styles[variant], wide && styles.wide, className);

export function Button({ variant, wide, className, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classOf({ variant, wide }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, wide, className, ...props }: Look & LinkProps) {
  return <Link {...props} className={classOf({ variant, wide }, className)} />;
}
