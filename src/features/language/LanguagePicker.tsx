import type { ToggleEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { isOffered, LANGUAGES_ID, readLanguages } from '@/contracts/language';
import { t } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';
import { templateText } from '@/lib/templateText';
import * as styles from './LanguagePicker.module.css';

const LanguageMenu = lazyWithRetry(() =>
  import(/* webpackChunkName: "language-menu" */ './LanguageMenu').then((m) => m.LanguageMenu),
);

/**
 * Returns whether there are several languages. Their names are tables of the browser that take time to load, so they are
 * made when the list opens. The build has no document, and renders the first screens with the button.
 */
export function useLanguageChoice(): boolean {
  const { uiLanguages } = useSite();
  if (typeof document === 'undefined') return true;
  const codes = ['en', ...readLanguages(templateText(LANGUAGES_ID)).map(([code]) => code)];
  return codes.filter((code) => code && isOffered(code, uiLanguages)).length > 1;
}

interface LanguagePickerProps {
  /** Whether the button is an entry of a menu, or stands in a header, or below the heading “Language”. */
  place: 'menu' | 'header' | 'settings';
}

/**
 * The button that opens the list of languages. Its icon is the sign for languages, so that viewers who cannot read the page
 * find it. Shows nothing if there is only one.
 */
export function LanguagePicker({ place }: LanguagePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLElement>(null);
  const id = useId();
  if (!useLanguageChoice()) return null;
  const handleToggle = (event: ToggleEvent) => {
    // The events of a portal also reach the account menu, which is a popover itself.
    event.stopPropagation();
    setIsOpen(event.newState === 'open');
    // Browsers restore the focus for the outermost popover only.
    if (event.newState === 'closed' && popover.current?.contains(document.activeElement)) button.current?.focus();
  };
  const trigger = {
    ref: button,
    type: 'button',
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    children: (
      <>
        <Icon name="language" size={18} />
        <span className={place === 'header' ? styles.label : undefined}>
          {place === 'settings' ? t('Change language') : t('Language')}
        </span>
      </>
    ),
  } as const;
  return (
    <>
      {place === 'menu' ? (
        <button role="menuitem" tabIndex={-1} {...trigger} />
      ) : (
        <Button variant={place === 'header' ? 'quiet' : 'secondary'} {...trigger} />
      )}
      {typeof document !== 'undefined' &&
        // In the account menu, the list must not be a part of that menu.
        createPortal(
          // A section with a name is a landmark, which everything in the body needs to be in.
          <section
            ref={popover}
            id={id}
            popover="auto"
            aria-label={t('Language')}
            className={styles.popover}
            onToggle={handleToggle}
          >
            {isOpen && (
              <OptionalSection fallback={<SectionError />}>
                <LanguageMenu onClose={() => popover.current?.hidePopover()} />
              </OptionalSection>
            )}
          </section>,
          document.body,
        )}
    </>
  );
}
