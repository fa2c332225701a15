import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import * as styles from './Panel.late.module.css';
import { PlayerButton } from './PlayerButton';

interface PanelProps {
  name: string;
  /** For content without controls: the content itself becomes focusable, so that keys can scroll it. */
  isText?: boolean;
  onClose: () => void;
  children: Elements;
}

/**
 * A panel over the video, which continues to play. Escape or a press on the picture closes it and restores the focus.
 */
export function Panel({ name, isText = false, onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the Escape of the buttons in it
    <section
      ref={panel}
      // The surface around it runs from left to right in every language.
      dir={document.dir || undefined}
      tabIndex={-1}
      data-controls
      className={styles.panel}
      aria-label={name}
      onKeyDown={handleKey}
    >
      <div className={styles.head}>
        <h2 className={styles.heading}>{name}</h2>
        <PlayerButton icon="close" label={t('Close')} onClick={onClose} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or no key would scroll it */}
      <div className={styles.content} tabIndex={isText ? 0 : undefined}>
        {children}
      </div>
    </section>
  );
}
