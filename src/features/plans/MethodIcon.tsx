import type { PaymentMethodId } from '@/domain/account/payment';
import * as styles from './MethodIcon.late.module.css';

/** Paths for a view box of 24 by 24. */
const DRAWINGS: Record<PaymentMethodId, string> = {
  card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M6.5 14.8h3.5',
  upi: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM9.5 15.5l2-7M12.5 15.5l2.5-3.5-1.5-3.5',
  netbanking: 'M3.5 9.5L12 4l8.5 5.5zM6 12.5v4.5M10 12.5v4.5M14 12.5v4.5M18 12.5v4.5M3.5 20h17',
  wallet: 'M4 8.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2h10.5v4M20 12h-4a2 2 0 0 0 0 4h4',
};

interface MethodIconProps {
  id: PaymentMethodId;
}

/** Generic drawings: the logo of a brand would imply that it takes part. */
export const MethodIcon = ({ id }: MethodIconProps) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden focusable="false">
    <path d={DRAWINGS[id]} />
  </svg>
);
