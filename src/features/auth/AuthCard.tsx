import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/Wordmark';
import * as styles from './AuthCard.late.module.css';

interface AuthCardProps {
  heading: string;
  children: ReactNode;
}

/** The one card in the lamp's light that sign-in and sign-up stand on. */
export function AuthCard({ heading, children }: AuthCardProps) {
  return (
    <main className={styles.page}>
      <Wordmark />
      <div className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </main>
  );
}
