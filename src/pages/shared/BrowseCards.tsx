import type { ComponentType } from 'react';
import { useAppSelector } from '@/app/hooks';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { LinkCard } from './LinkCard';

interface BrowseCardsProps {
  /** The list that the cards stand in. */
  titles: readonly Title[];
  /** Those of the list that have a card; all of it where it is left out. */
  shown?: readonly Title[];
  /** How many cards there are at most. */
  count?: number | undefined;
  sizes?: string | undefined;
  /** What stands beside each card. */
  beside?: ComponentType<{ title: Title }> | undefined;
}

/** Cards that open the detail page and can be put on the watchlist, as list items. */
export function BrowseCards({ titles, shown = titles, count = Infinity, sizes, beside: Beside }: BrowseCardsProps) {
  const listed = useAppSelector(selectListedKeys);
  return shown.slice(0, count).map((title) => {
    const key = titleKey(title);
    return (
      <li key={key}>
        <LinkCard title={title} titles={titles} isListed={listed.has(key)} sizes={sizes} />
        {Beside && <Beside title={title} />}
      </li>
    );
  });
}
