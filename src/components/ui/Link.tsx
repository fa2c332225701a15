import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends ComponentProps<'a'> {
  to: string;
  /** What the page behind it receives with the navigation. */
  state?: unknown;
  /** Takes the place of this page in the history. */
  replace?: boolean;
}

/** A link of the router's, without what its own brings along for frameworks: there is one on every card. */
export function Link({ to, state, replace, onClick, children, ...props }: LinkProps) {
  const follow = useLinkClickHandler(to, { state, replace });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        // The second press of two is meant for the page that the first is already on its way to.
        if (event.detail > 1) event.preventDefault();
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
