import * as styles from '@/components/media/TitleCard.module.css';
import type { Title } from '@/domain/title/title';
import { MarkedText } from './MarkedText';

interface MarkedTitleButtonProps {
  title: Title;
  query: string;
  onPress: (title: Title, searchedFor: string) => void;
}

/** The opener of a search result: a TitleButton with the letters of the query marked. */
export function MarkedTitleButton({ title, query, onPress }: MarkedTitleButtonProps) {
  return (
    <button type="button" dir="auto" className={styles.opener} onClick={() => onPress(title, query)}>
      <MarkedText text={title.title} query={query} />
    </button>
  );
}
