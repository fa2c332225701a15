import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as styles from './Ticket.late.module.css';

interface TicketProps extends Omit<ComponentProps<'section'>, 'children'> {
  children: Elements;
  /** The content beyond the perforation. Without it there is no perforation. */
  stub?: Elements;
}

/** A card in the shape of a ticket. Its stub is below the content, or beside it if there is room. */
export const Ticket = ({ stub, className, children, ...section }: TicketProps) => (
  <section {...section} className={classNames(styles.holder, className)}>
    <div className={styles.ticket}>
      {children}
      {stub && <div className={styles.stub}>{stub}</div>}
    </div>
  </section>
);
