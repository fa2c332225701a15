import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { t } from '@/i18n/t';
import { COMMON_KEYS, labelOf, layersFor, withKey, withoutLast } from './keyboardLayers';
import * as styles from './ScreenKeyboard.late.module.css';

interface ScreenKeyboardProps {
  /** The text of the search field. */
  text: string;
  onType: (text: string) => void;
  /** Called when the viewer has finished typing. */
  onDone: (text: string) => void;
}

/** A keyboard for televisions without one. Arrow keys move between its keys, as on every page. */
export function ScreenKeyboard({ text, onType, onDone }: ScreenKeyboardProps) {
  const layers = layersFor(document.documentElement.lang);
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(true);
  const section = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const layer = layers[index % layers.length];
  const next = layers[(index + 1) % layers.length];

  // The pressed button has been replaced.
  useLayoutEffect(() => {
    if (wasOpen.current !== isOpen) section.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen)
    return (
      <div ref={section}>
        <Button aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t('On-screen keyboard')}
        </Button>
      </div>
    );

  const type = (key: string) => onType(withKey(text, key));
  const erase = () => onType(withoutLast(text));
  /** A real keyboard works, wherever the focus is. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Backspace' && text !== '') erase();
    else if (Array.from(event.key).length === 1 && event.key !== ' ') type(event.key);
    else return;
    event.preventDefault();
  };
  const done = () => {
    setIsOpen(false);
    if (text.trim() !== '') onDone(text);
  };

  return (
    <div ref={section} role="group" aria-label={t('On-screen keyboard')} className={styles.keyboard}>
      <div className={styles.keys} dir={layer?.dir}>
        {[...(layer?.keys ?? []), ...COMMON_KEYS].map((key) => (
          <button key={key} type="button" className={styles.key} onClick={() => type(key)} onKeyDown={handleKeyDown}>
            {labelOf(key)}
          </button>
        ))}
      </div>
      <div className={styles.actions}>
        {next !== layer && (
          <Button onClick={() => setIndex(index + 1)} onKeyDown={handleKeyDown}>
            {next?.name}
          </Button>
        )}
        <Button className={styles.space} onClick={() => type(' ')} onKeyDown={handleKeyDown}>
          {t('Space')}
        </Button>
        <Button onClick={erase} onKeyDown={handleKeyDown}>
          {t('Delete')}
        </Button>
        <Button onClick={() => onType('')} onKeyDown={handleKeyDown}>
          {t('Clear')}
        </Button>
        <Button onClick={done} onKeyDown={handleKeyDown}>
          {t('Done')}
        </Button>
      </div>
    </div>
  );
}
