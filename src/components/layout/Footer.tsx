import { DEFAULT_SITE } from '@/config/site';
import { t, tIn } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { useSite } from '../site/SiteContext';
import { ButtonLink } from '../ui/Button';
import { Link } from '../ui/Link';
import { Wordmark } from '../ui/Wordmark';
import * as styles from './Footer.module.css';
import { isLacking } from './navEntries';

const QUICK_LINKS = [
  { label: t('Movies'), path: '/movies' },
  { label: tIn('list', 'Series'), path: '/series' },
  { label: t('Watchlist'), path: '/watchlist' },
] as const;

interface FooterProps {
  /** The attribution that a catalogue requires, such as that of TMDB. */
  notice?: Elements;
}

export function Footer({ notice }: FooterProps) {
  const { brand, features, samples, lacks } = useSite();
  const isDemo = samples && brand.name === DEFAULT_SITE.brand.name;
  const slogan = brand.tagline ?? (samples ? t('Movies and series, picked and lit.') : null);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          {slogan !== null && <p>{slogan}</p>}
        </div>
        <div>
          <h2 className={styles.heading}>{t('Quick Links')}</h2>
          <ul>
            {QUICK_LINKS.filter(({ path }) => !isLacking(lacks, path)).map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {features.plans && (
          <div>
            <h2 className={styles.heading}>{t('Subscription')}</h2>
            <div className={styles.actions}>
              <ButtonLink to="/subscription">{t('Subscribe Now')}</ButtonLink>
              <Link to="/subscription" className={styles.link}>
                {t('View All Plans')}
              </Link>
            </div>
          </div>
        )}
        <p className={styles.copyright}>
          {t('© {year} {site}. All rights reserved.', {
            year: isDemo ? 2024 : new Date().getFullYear(),
            site: brand.name,
          })}
        </p>
        {notice}
      </div>
    </footer>
  );
}
