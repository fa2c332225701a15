import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useAppStore } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import { moveFocus } from '@/lib/arrowKeys';
import { languageChoice } from '@/persistence/languageChoice';
import { hasTypedText } from './hasTypedText';
import * as styles from './LanguageMenu.late.module.css';
import { currentCode, offeredLanguages } from './languages';

interface LanguageMenuProps {
  onClose: () => void;
}

/**
 * The offered languages, each in its own words. The current one receives the focus, and the harmless answer of the
 * question. A choice reloads the page.
 */
export function LanguageMenu({ onClose }: LanguageMenuProps) {
  const { engine } = useAppStore();
  const { uiLanguages } = useSite();
  const menu = useRef<HTMLDivElement>(null);
  /** The language whose choice waits for an answer, because the page holds text that a reload loses. */
  const [asked, setAsked] = useState<string | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('button:not([aria-checked=false])')?.focus();
  }, [asked]);

  const change = (code: string) => {
    const isSaved = languageChoice(engine).set(code);
    if (isSaved) window.location.reload();
    setIsBlocked(!isSaved);
    setAsked(null);
  };
  const handleChoice = (code: string) => {
    if (code === currentCode()) onClose();
    else if (hasTypedText()) setAsked(code);
    else change(code);
  };
  // The events of a portal also reach the menu that contains the button.
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Tab') onClose();
    moveFocus(event, items(), { wrap: true });
  };

  if (asked !== null)
    return (
      <div ref={menu} className={styles.question} role="group" aria-label={t('Language')}>
        <p role="alert">{t('What you have typed on this page will be lost.')}</p>
        <div className={styles.answers}>
          <Button onClick={() => setAsked(null)}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={() => change(asked)}>
            {t('Change language')}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      {isBlocked && (
        <p role="alert" className={styles.problem}>
          {t('This browser does not let the site store your choice, so the language cannot change.')}
        </p>
      )}
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={t('Language')}
        className={styles.menu}
        onKeyDown={handleKeyDown}
      >
        {offeredLanguages(uiLanguages).map(({ code, dir, name }) => (
          <button
            key={code}
            type="button"
            role="menuitemradio"
            aria-checked={code === currentCode()}
            tabIndex={-1}
            lang={code}
            dir={dir}
            onClick={() => handleChoice(code)}
          >
            <span>{name}</span>
            {code === currentCode() && <Icon name="check" size={18} />}
          </button>
        ))}
      </div>
    </>
  );
}
