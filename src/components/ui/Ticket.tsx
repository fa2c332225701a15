import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import * as styles from './Ticket.late.module.css';

interface TicketProps extends ComponentProps<'section'> {
  /** Beyond the perforation; without it the paper is whole. */
  stub?: ReactNode;
}

/** A piece of paper with a stub to tear off: below it, and at its side where there is room. */
export const Ticket = ({ stub, className, children, ...section }: TicketProps) => (
  <section {...section} className={classNames(styles.holder, className)}>
    <div className={styles.ticket}>
      {children}
      {stub && <div className={styles.stub}>{stub}</div>}
    </div>
  </section>
);
