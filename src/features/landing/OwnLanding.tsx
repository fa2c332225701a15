import { useState } from 'react';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Wordmark } from '@/components/ui/Wordmark';
import { EmailForm } from './EmailForm';
import * as styles from './Landing.module.css';
import * as own from './OwnLanding.late.module.css';

interface OwnLandingProps {
  onEmail: (email: string) => void;
  onSeePlans: () => void;
}

/** Where a visit to a deployer's own site starts, if it has a sign-in: the site's words, and nothing of the demo's. */
export function OwnLanding({ onEmail, onSeePlans }: OwnLandingProps) {
  const { brand, features } = useSite();
  const { landingTitle = brand.name, landingText = brand.tagline } = brand.texts;
  const [email, setEmail] = useState('');
  return (
    <>
      <title>{brand.name}</title>
      <header className={styles.header}>
        <Wordmark />
      </header>
      <main>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.headline}>{landingTitle}</h1>
            <p className={styles.lead}>{landingText ?? 'Sign in to see what there is to watch.'}</p>
            <EmailForm email={email} onChange={setEmail} onSubmit={onEmail} />
            {features.plans && <Button onClick={onSeePlans}>See plans</Button>}
          </div>
        </section>
      </main>
      <footer className={own.footer}>
        <p>{`© ${new Date().getFullYear()} ${brand.name}. All rights reserved.`}</p>
      </footer>
    </>
  );
}
