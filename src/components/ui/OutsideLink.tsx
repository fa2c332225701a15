import type { ComponentProps } from 'react';
import { t } from '@/i18n/t';

/** A link to another site that opens a new tab and announces that to screen readers. */
export function OutsideLink({ children, ...props }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden">{` ${t('(opens in a new tab)')}`}</span>
    </a>
  );
}
