import { useState } from 'react';
import { Button } from './Button';
import * as styles from './ShareButton.late.module.css';

interface ShareButtonProps {
  /** What is shared, for whoever receives it. */
  title: string;
}

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title }: ShareButtonProps) {
  const [news, setNews] = useState('');

  const handlePress = async () => {
    const url = window.location.href;
    // Not in every browser, nor on every page: types promise more than there is.
    const { share, clipboard } = navigator as Partial<Navigator>;
    try {
      if (share) await share.call(navigator, { title, url });
      else {
        if (!clipboard) throw new Error('No clipboard');
        await clipboard.writeText(url);
        setNews('Link copied');
      }
    } catch (error) {
      // Put away by the viewer.
      const isTakenBack = error instanceof DOMException && error.name === 'AbortError';
      if (!isTakenBack) setNews('Not allowed here: copy the link from the address bar');
    }
  };
  return (
    <div className={styles.share}>
      <Button onClick={() => void handlePress()}>Share</Button>
      <p role="status" className={styles.news}>
        {news}
      </p>
    </div>
  );
}
