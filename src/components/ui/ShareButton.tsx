import { useState } from 'react';
import { t } from '@/i18n/t';
import { Button } from './Button';
import * as styles from './ShareButton.late.module.css';

interface ShareButtonProps {
  /** The title that the recipient sees. */
  title: string;
}

/** Opens the device's share sheet with the page's address, or copies the address if there is no share sheet. */
export function ShareButton({ title }: ShareButtonProps) {
  const [news, setNews] = useState('');

  const handlePress = async () => {
    const url = window.location.href;
    // Typed as partial: some browsers and insecure pages lack these APIs.
    const { share, clipboard } = navigator as Partial<Navigator>;
    try {
      if (share) await share.call(navigator, { title, url });
      else {
        if (!clipboard) throw new Error('No clipboard');
        await clipboard.writeText(url);
        setNews(t('Link copied'));
      }
    } catch (error) {
      // The viewer closed the share sheet.
      const isTakenBack = error instanceof DOMException && error.name === 'AbortError';
      if (!isTakenBack) setNews(t('Could not copy: copy the link from the address bar'));
    }
  };
  return (
    <div className={styles.share}>
      <Button onClick={() => void handlePress()}>{t('Share')}</Button>
      <p role="status" className={styles.news}>
        {news}
      </p>
    </div>
  );
}
