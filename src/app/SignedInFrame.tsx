import type { RefObject } from 'react';
import { Header } from '@/components/layout/Header';
import { AccountMenu } from '@/features/auth/AccountMenu';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';
import * as styles from './SignedInFrame.module.css';

const MobileMenu = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ './MobileMenu').then((m) => m.MobileMenu),
);

const LanguagePicker = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/language/LanguagePicker').then((m) => m.LanguagePicker),
);

interface SignedInFrameProps {
  main?: RefObject<HTMLElement | null>;
  /** Whether the page has no header. */
  isBare?: boolean;
  children: Elements;
}

/** The header and the page below it. */
export function SignedInFrame({ main, isBare = false, children }: SignedInFrameProps) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('Skip to content')}
      </a>
      {!isBare && <Header accountMenu={<AccountMenu language={<LanguagePicker place="menu" />} />} Menu={MobileMenu} />}
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
