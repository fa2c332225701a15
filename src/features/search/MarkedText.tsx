import { useMemo } from 'react';
import { matchedLetters } from '@/domain/query/matchedLetters';
import * as styles from './MarkedText.late.module.css';

interface MarkedTextProps {
  text: string;
  /** The search query. */
  query: string;
}

/** A text with the letters of the query marked. Screen readers read the plain text. */
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
