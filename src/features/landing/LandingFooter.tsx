import { useSite } from '@/components/site/SiteContext';
import { Wordmark } from '@/components/ui/Wordmark';
import { LEGAL_ENTRIES, SUPPORT_ENTRIES, SUPPORT_PHONE } from './content';
import * as styles from './LandingFooter.module.css';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';

const GROUPS = [
  { heading: t('Support'), entries: SUPPORT_ENTRIES },
  { heading: t('Legal'), entries: LEGAL_ENTRIES },
] as const;

/** The footer of the landing page. Its entries are not links, because they have no pages yet. */
export function LandingFooter() {
  const { name } = useSite().brand;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <a className={styles.phone} href={`tel:${SUPPORT_PHONE.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" size={16} />
            <bdi dir="ltr">{SUPPORT_PHONE}</bdi>
          </a>
        </div>
        {GROUPS.map(({ heading, entries }) => (
          <div key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </div>
        ))}
        <p className={styles.copyright}>{t('© 2024 {name}. All rights reserved.', { name })}</p>
      </div>
    </footer>
  );
}
