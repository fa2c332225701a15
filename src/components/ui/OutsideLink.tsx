import type { ComponentProps } from 'react';

/** A link to another site, in a tab of its own; screen readers are told so. */
export function OutsideLink({ children, ...props }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
