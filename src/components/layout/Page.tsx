import type { Elements } from '@/lib/elements';
import { PageTitle } from '../site/PageTitle';
import * as styles from './Page.module.css';

interface PageProps {
  /** The text before the product's name in the browser tab. */
  title: string;
  children: Elements;
}

/** A page below the header, with the page gutters. */
export function Page({ title, children }: PageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
