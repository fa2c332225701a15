import { useMemo } from 'react';
import * as markedTitleButtonStyles from '@/components/media/TitleCard.module.css';
import { matchedLetters } from '@/domain/query/matchedLetters';
import type { Title } from '@/domain/title/title';
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

interface MarkedTitleButtonProps {
  title: Title;
  query: string;
  onPress: (title: Title, searchedFor: string) => void;
}

/** The opener of a search result: a TitleButton with the letters of the query marked. */
export function MarkedTitleButton({ title, query, onPress }: MarkedTitleButtonProps) {
  return (
    <button type="button" dir="auto" className={markedTitleButtonStyles.opener} onClick={() => onPress(title, query)}>
      <MarkedText text={title.title} query={query} />
    </button>
  );
}
