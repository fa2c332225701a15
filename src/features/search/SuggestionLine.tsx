import { Picture } from '@/components/media/Picture';
import { Portrait } from '@/components/media/Portrait';
import type { Suggestion } from '@/domain/query/suggestion';
import { MarkedText } from './MarkedText';
import { noteOf } from './noteOf';
import * as styles from './SuggestionLine.late.module.css';

interface SuggestionLineProps {
  suggestion: Suggestion;
  /** The typed text. */
  query: string;
}

/** A suggestion: a thumbnail, and its name with the typed letters marked. */
export function SuggestionLine({ suggestion, query }: SuggestionLineProps) {
  const { text, shape, image } = suggestion;
  return (
    <>
      <span className={styles.place} aria-hidden>
        {shape === 'portrait' ? (
          <Portrait name={text} image={image} sizes="32px" isSmall className={styles.narrow} />
        ) : (
          image && (
            <Picture
              image={image}
              shape={shape}
              sizes="48px"
              className={shape === 'poster' ? styles.narrow : styles.wide}
            />
          )
        )}
      </span>
      <span className={styles.name} dir="auto">
        <MarkedText text={text} query={query} />
      </span>
      {/* Rendered by the style sheet, because the option has it as its description and its text must be the name
          alone. */}
      <span aria-hidden data-note={noteOf(suggestion)} className={styles.note} />
    </>
  );
}
