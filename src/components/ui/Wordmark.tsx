import { useState } from 'react';
import { DEFAULT_SITE } from '@/config/site';
import { useSite } from '../site/SiteContext';
import * as styles from './Wordmark.module.css';

/** Kinora's logo and name, or the name or image of the deployer's brand. The drawing of the logo is in index.html. */
export function Wordmark() {
  const { name, wordmark } = useSite().brand;
  const [isBroken, setIsBroken] = useState(false);

  if (wordmark !== null && !isBroken)
    return <img className={styles.picture} src={wordmark} alt={name} onError={() => setIsBroken(true)} />;
  const isOwn = name !== DEFAULT_SITE.brand.name;
  return (
    // startup/boot/branding finds this element by its data attribute.
    <span className={styles.wordmark} data-wordmark={isOwn ? 'own' : ''}>
      {!isOwn && (
        <svg width="2rem" height="2rem" aria-hidden focusable="false">
          <use href="#mark" />
        </svg>
      )}
      <span>{name}</span>
    </span>
  );
}
