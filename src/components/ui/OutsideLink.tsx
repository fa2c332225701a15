import type { ComponentProps } from 'react';

/** A link to another site that opens a new tab and announces that to screen readers. */
export function OutsideLink({ children, ...props }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
