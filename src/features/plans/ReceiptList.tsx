import type { Receipt } from '@/domain/account/payment';
import { receiptFacts } from './receiptFacts';
import * as styles from './ReceiptList.late.module.css';

interface ReceiptListProps {
  receipt: Receipt;
}

export const ReceiptList = ({ receipt }: ReceiptListProps) => (
  <dl className={styles.list}>
    {receiptFacts(receipt).map(([name, value]) => (
      <div key={name} className={styles.line}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
