import { useEffect, useRef } from 'react';
import { useSite } from '@/components/site/SiteContext';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Ticket } from '@/components/ui/Ticket';
import { plural, t } from '@/i18n/t';
import { formatDate } from '@/lib/formats/dates';
import { formatRupees } from '@/lib/formats/prices';
import type { Receipt } from './payment';
import * as styles from './PaymentReceipt.late.module.css';
import { PlansTop } from './PlansTop';
import * as receiptListStyles from './ReceiptList.late.module.css';
import * as receiptTicketStyles from './ReceiptTicket.late.module.css';

const WORDS = { monthly: t('Monthly'), yearly: t('Yearly') } as const;

/** Returns the lines of a receipt as pairs of a name and a value. */
const receiptFacts = ({ plan, billing, price, method, date }: Receipt) =>
  [
    [t('Plan'), plan.name],
    [t('Billing'), WORDS[billing]],
    [t('Amount'), formatRupees(price)],
    [t('Method'), method.name],
    [t('Date'), formatDate(date)],
  ] as const;

interface ReceiptListProps {
  receipt: Receipt;
}

const ReceiptList = ({ receipt }: ReceiptListProps) => (
  <dl className={receiptListStyles.list}>
    {receiptFacts(receipt).map(([name, value]) => (
      <div key={name} className={receiptListStyles.line}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** By the number of devices. */
const ADMISSIONS: Partial<Record<number, string>> = { 1: t('Admit one'), 2: t('Admit two'), 4: t('Admit four') };

interface ReceiptTicketProps {
  receipt: Receipt;
}

/** The receipt as a cinema ticket. It admits as many people as the plan has devices. */
function ReceiptTicket({ receipt }: ReceiptTicketProps) {
  const { plan, number } = receipt;
  const [, ...facts] = receiptFacts(receipt);
  return (
    <Ticket aria-label={t('Your ticket')} className={receiptTicketStyles.tear} stub={<Stub number={number} />}>
      <div className={receiptTicketStyles.front}>
        <p className={receiptTicketStyles.admit}>
          {ADMISSIONS[plan.devices] ?? plural(plan.devices, 'Admit {count}', 'Admit {count}')}
        </p>
        <h2 className={receiptTicketStyles.plan}>{plan.name}</h2>
        <p className={receiptTicketStyles.quality}>{plan.resolution}</p>
        <dl className={receiptTicketStyles.facts}>
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
  <div className={receiptTicketStyles.stub}>
    <p className={receiptTicketStyles.number}>
      <span className="visually-hidden">{`${t('Ticket number')} `}</span>
      <bdi dir="ltr">{`${number.slice(0, 4)} ${number.slice(4)}`}</bdi>
    </p>
  </div>
);

interface PaymentReceiptProps {
  receipt: Receipt;
  /** Returns to the plans. */
  onChange: () => void;
}

/** The page after a payment: the chosen plan and the next steps. */
export function PaymentReceipt({ receipt, onChange }: PaymentReceiptProps) {
  const { ticket } = useSite().features;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that had the focus and the button that opened it have unmounted.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.page}>
      <PlansTop />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('Enjoy the show')}
        </h1>
        <p role="alert">{t('Payment initiated with {method}!', { method: receipt.method.name })}</p>
      </header>
      {ticket ? <ReceiptTicket receipt={receipt} /> : <ReceiptList receipt={receipt} />}
      <div className={styles.actions}>
        <ButtonLink variant="primary" to="/">
          {t('Start watching')}
        </ButtonLink>
        <Button onClick={onChange}>{t('Change plan')}</Button>
      </div>
      <p className={styles.note}>{t('Payments are simulated here: nothing is charged.')}</p>
    </div>
  );
}
