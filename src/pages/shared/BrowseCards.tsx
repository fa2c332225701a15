import { memo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { TitleCard } from '@/components/media/TitleCard';
import { TitleLink } from '@/components/media/TitleLink';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';

interface CardProps {
  /** The list that the cards stand in. */
  titles: readonly Title[];
  sizes?: string | undefined;
  listedIcon?: 'check' | 'close';
}

interface BrowseCardsProps extends CardProps {
  /** Those of the list that have a card; all of it where it is left out. */
  shown?: readonly Title[];
  /** How many cards there are at most. */
  count?: number | undefined;
}

/** Cards that open the detail page and can be put on the watchlist, as list items. */
export function BrowseCards({ titles, shown = titles, count = Infinity, ...card }: BrowseCardsProps) {
  const listed = useAppSelector(selectListedKeys);
  return shown.slice(0, count).map((title) => {
    const key = titleKey(title);
    return <BrowseCard key={key} {...card} title={title} titles={titles} isListed={listed.has(key)} />;
  });
}

const BrowseCard = memo(function BrowseCard({
  title,
  titles,
  isListed,
  listedIcon,
  sizes,
}: CardProps & { title: Title; isListed: boolean }) {
  return (
    <li>
      <TitleCard
        title={title}
        sizes={sizes}
        opener={<TitleLink title={title} titles={titles} />}
        action={<WatchlistToggle title={title} isListed={isListed} listedIcon={listedIcon} />}
      />
    </li>
  );
});
