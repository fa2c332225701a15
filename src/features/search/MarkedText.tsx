import { useMemo } from 'react';
import { matchedLetters } from '@/domain/query/matchedLetters';
import * as styles from './MarkedText.late.module.css';

interface MarkedTextProps {
  text: string;
  /** What was looked for. */
  query: string;
}

/** A text in which the letters that somebody looked for are marked; read out it is the text. */
export function MarkedText({ text, query }: MarkedTextProps) {
  const pieces = useMemo(() => matchedLetters(text, query), [text, query]);
  return (
    <span dir="auto">
      {pieces.map(({ text: letters, isMatch }, index) =>
        isMatch ? (
          <mark key={index} className={styles.mark}>
            {letters}
          </mark>
        ) : (
          <span key={index}>{letters}</span>
        ),
      )}
    </span>
  );
}
