import { useState } from 'react';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Wordmark } from '@/components/ui/Wordmark';
import { t } from '@/i18n/t';
import { EmailForm } from './EmailForm';
import type { Elements } from '@/lib/elements';
import * as styles from './Landing.module.css';
import * as own from './OwnLanding.late.module.css';

interface OwnLandingProps {
  /** The button that opens the list of languages. */
  language: Elements;
  onEmail: (email: string) => void;
  onSeePlans: () => void;
}

/** The landing page of a deployer's own site with sign-in. It has the site's texts and nothing of the demo. */
export function OwnLanding({ language, onEmail, onSeePlans }: OwnLandingProps) {
  const { brand, features } = useSite();
  const { landingTitle = brand.name, landingText = brand.tagline } = brand.texts;
  const [email, setEmail] = useState('');
  return (
    <>
      <title>{brand.name}</title>
      <header className={styles.header}>
        <Wordmark />
        {language}
      </header>
      <main>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.headline}>{landingTitle}</h1>
            <p className={styles.lead}>{landingText ?? t('Sign in to see what there is to watch.')}</p>
            <EmailForm email={email} onChange={setEmail} onSubmit={onEmail} />
            {features.plans && <Button onClick={onSeePlans}>{t('See plans')}</Button>}
          </div>
        </section>
      </main>
      <footer className={own.footer}>
        <p>{t('© {year} {site}. All rights reserved.', { year: new Date().getFullYear(), site: brand.name })}</p>
      </footer>
    </>
  );
}
