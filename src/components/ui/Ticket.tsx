import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as styles from './Ticket.late.module.css';

interface TicketProps extends Omit<ComponentProps<'section'>, 'children'> {
  children: Elements;
  /** Beyond the perforation; without it the paper is whole. */
  stub?: Elements;
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
