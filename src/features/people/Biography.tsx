import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { t } from '@/i18n/t';
import * as styles from './Biography.late.module.css';

interface BiographyProps {
  text: string;
  /** In BCP 47, if the language is not that of the page. */
  language: string | null;
}

/** The first lines of a biography, with a button that shows the rest. */
export function Biography({ text, language }: BiographyProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const measure = () => {
      const element = box.current;
      if (element && !isOpen) setIsCut(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [text, isOpen]);

  return (
    <div className={styles.biography}>
      <div ref={box} id={id} className={styles.text} data-open={isOpen} dir="auto" lang={language ?? undefined}>
        {text.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {(isCut || isOpen) && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? t('Read less') : t('Read more')}
        </Button>
      )}
    </div>
  );
}
