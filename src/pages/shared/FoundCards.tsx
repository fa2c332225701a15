import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { DetailsLink } from '@/components/media/DetailsLink';
import { TitleCard } from '@/components/media/TitleCard';
import { matchReason } from '@/features/search/matchReason';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { MarkedTitleButton } from '@/features/search/MarkedText';
import { selectSelectedTitle, titleSelected } from '@/features/search/searchSlice';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';
import * as late from './FoundCards.late.module.css';
import * as styles from './SearchCards.module.css';

interface FoundCardsProps {
  titles: readonly Title[];
  query: string;
  onPress: (title: Title, searchedFor: string) => void;
  /** Called when the viewer opens a title's page. */
  onOpen: (searchedFor: string) => void;
}

/** The results of a search as list items. The last opened card is highlighted. */
export function FoundCards({ titles, query, onPress, onOpen }: FoundCardsProps) {
  const listed = useAppSelector(selectListedKeys);
  const selected = useAppSelector(selectSelectedTitle);
  return titles.map((title) => {
    const key = titleKey(title);
    return (
      <li key={key} className={styles.card} data-selected={selected === key}>
        <FoundCard title={title} query={query} isListed={listed.has(key)} onPress={onPress} onOpen={onOpen} />
      </li>
    );
  });
}

interface FoundCardProps extends Omit<FoundCardsProps, 'titles'> {
  title: Title;
  isListed: boolean;
}

const FoundCard = memo(function FoundCard({ title, query, isListed, onPress, onOpen }: FoundCardProps) {
  const dispatch = useAppDispatch();
  const reason = matchReason(title, query);
  return (
    <TitleCard
      title={title}
      opener={<MarkedTitleButton title={title} query={query} onPress={onPress} />}
      action={
        <>
          <WatchlistToggle title={title} isListed={isListed} />
          {reason !== null && <p className={late.reason}>{reason}</p>}
          <DetailsLink
            title={title}
            onOpen={() => {
              onOpen(query);
              dispatch(titleSelected(titleKey(title)));
            }}
          />
        </>
      }
    />
  );
});
