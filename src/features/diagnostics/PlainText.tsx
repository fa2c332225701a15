import { useEffect, useId, useRef } from 'react';
import * as styles from './PlainText.late.module.css';

interface PlainTextProps {
  text: string;
}

/** The report as selected text, for browsers that refuse access to the clipboard. */
export function PlainText({ text }: PlainTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.part}>
      <label htmlFor={id}>This browser blocks copying. The text is selected: copy it yourself.</label>
      <textarea ref={field} id={id} className={styles.text} rows={12} readOnly value={text} />
    </div>
  );
}
