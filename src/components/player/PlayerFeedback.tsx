import { useEffect, useState } from 'react';
import * as styles from './PlayerFeedback.late.module.css';

const SHOWN_MS = 1200;

/** Returns the effect of the last key or gesture, such as `1.25×`, and a function that shows an effect for a moment. */
export function usePlayerFeedback() {
  const [feedback, setSaid] = useState({ text: '', count: 0 });
  const { text, count } = feedback;

  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setSaid({ text: '', count }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);

  return { text, showFeedback: (word: string) => setSaid({ text: word, count: count + 1 }) };
}

/** Shows the effect of the last key or gesture over the picture. */
export const PlayerFeedback = ({ text }: { text: string }) => (
  <p className={styles.feedback} role="status" data-shown={text !== ''}>
    {text}
  </p>
);
