import { useAppSelector } from '@/app/hooks';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { selectSelectedTitle } from '@/features/search/searchSlice';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { PressCard } from './PressCard';
import * as styles from './SearchCards.module.css';

interface SearchCardsProps {
  titles: readonly Title[];
  onPress: (title: Title) => void;
}

/** The cards of the search page as list items. The last opened card is highlighted. */
export function SearchCards({ titles, onPress }: SearchCardsProps) {
  const listed = useAppSelector(selectListedKeys);
  const selected = useAppSelector(selectSelectedTitle);
  return titles.map((title) => {
    const key = titleKey(title);
    return (
      <li key={key} className={styles.card} data-selected={selected === key}>
        <PressCard title={title} isListed={listed.has(key)} onPress={onPress} />
      </li>
    );
  });
}
