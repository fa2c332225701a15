import type { Title } from '@/domain/title/title';
import * as styles from './TitleCard.module.css';

interface TitleButtonProps {
  title: Title;
  onPress: (title: Title) => void;
}

/** The opener of a card that does something on the current page. */
export function TitleButton({ title, onPress }: TitleButtonProps) {
  return (
    <button type="button" dir="auto" className={styles.opener} onClick={() => onPress(title)}>
      {title.title}
    </button>
  );
}
