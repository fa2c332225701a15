import { useEffect, useRef, useState } from 'react';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Wordmark } from '@/components/ui/Wordmark';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { featuresOf } from './content';
import { DemoPopup } from './DemoPopup';
import { EmailForm } from './EmailForm';
import { FeatureScene } from './FeatureScene';
import * as styles from './Landing.module.css';
import { LandingFooter } from './LandingFooter';
import { PosterWall } from './PosterWall';
import { Questions } from './Questions';

const DEMO_TEXT = t('Movies and series, picked and lit. Dim the room, press play, and leave the rest to us.');

const POPUP_DELAY_MS = 3000;

interface LandingProps {
  profile: Elements;
  /** The button that opens the list of languages. */
  language: Elements;
  onEmail: (email: string) => void;
  onSeePlans: () => void;
}

/** The first page of a visit: it introduces Kinora and asks for an email. */
export function Landing({ profile, language, onEmail, onSeePlans }: LandingProps) {
  const site = useSite();
  const { brand, features } = site;
  const { landingTitle = t('Unlimited Entertainment'), landingText = DEMO_TEXT } = brand.texts;
  const main = useRef<HTMLElement>(null);
  const [email, setEmail] = useState('');
  const [isPopupShown, setIsPopupShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsPopupShown(true);
    }, POPUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  const closePopup = () => {
    setIsPopupShown(false);
  };

  return (
    <>
      <title>{`${brand.name}: ${landingTitle}`}</title>
      <header className={styles.header}>
        <Wordmark />
        <div className={styles.end}>
          {language}
          {features.demoAccount && profile}
        </div>
      </header>
      <main ref={main}>
        <section className={styles.hero}>
          <PosterWall />
          <div className={styles.pitch}>
            <h1 className={styles.headline}>{landingTitle}</h1>
            <p className={styles.lead}>{landingText}</p>
            <EmailForm email={email} onChange={setEmail} onSubmit={onEmail} />
            {features.plans && (
              <div className={styles.onward}>
                <Button onClick={onSeePlans}>{t('See plans')}</Button>
                <p className={styles.note}>{t('No credit card required • Cancel anytime • 7-day free trial')}</p>
              </div>
            )}
          </div>
        </section>
        <section className={styles.features} aria-labelledby="features-heading">
          <h2 id="features-heading">{t('Made for the evening')}</h2>
          <ul className={styles.cards}>
            {featuresOf(site).map(({ scene, heading, text }) => (
              <li key={heading} className={styles.card}>
                <FeatureScene scene={scene} />
                <h3>{heading}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <Questions />
        <section className={styles.close}>
          <h2>{t('The room is dark. Press play.')}</h2>
          <Button variant="primary" onClick={() => main.current?.querySelector('input')?.focus()}>
            {t('Start now')}
          </Button>
        </section>
      </main>
      <LandingFooter />
      {isPopupShown && features.demoAccount && (
        <DemoPopup
          onUse={() => {
            setEmail(DEMO_ACCOUNT.email);
            closePopup();
          }}
          onDismiss={closePopup}
        />
      )}
    </>
  );
}
