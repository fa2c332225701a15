import { Ticket } from '@/components/ui/Ticket';
import type { Receipt } from '@/domain/account/payment';
import { receiptFacts } from './receiptFacts';
import * as styles from './ReceiptTicket.late.module.css';

const COUNTS = ['none', 'one', 'two', 'three', 'four'];

interface ReceiptTicketProps {
  receipt: Receipt;
}

/** The receipt as a cinema ticket. It admits as many people as the plan has devices. */
export function ReceiptTicket({ receipt }: ReceiptTicketProps) {
  const { plan, number } = receipt;
  const [, ...facts] = receiptFacts(receipt);
  return (
    <Ticket aria-label="Your ticket" className={styles.tear} stub={<Stub number={number} />}>
      <div className={styles.front}>
        <p className={styles.admit}>{`Admit ${COUNTS[plan.devices] ?? plan.devices}`}</p>
        <h2 className={styles.plan}>{plan.name}</h2>
        <p className={styles.quality}>{plan.resolution}</p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Ticket>
  );
}

const Stub = ({ number }: Pick<Receipt, 'number'>) => (
  <div className={styles.stub}>
    <p className={styles.number}>
      <span className="visually-hidden">Ticket number </span>
      <span>{`${number.slice(0, 4)} ${number.slice(4)}`}</span>
    </p>
  </div>
);
