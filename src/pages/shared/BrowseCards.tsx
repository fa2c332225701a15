import type { ComponentType } from 'react';
import { useAppSelector } from '@/app/hooks';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { LinkCard } from './LinkCard';

interface BrowseCardsProps {
  /** The list that contains the cards' titles. */
  titles: readonly Title[];
  /** The titles that have a card. The default is the whole list. */
  shown?: readonly Title[];
  /** The maximum number of cards. */
  count?: number | undefined;
  sizes?: string | undefined;
  /** A component to render beside each card. */
  beside?: ComponentType<{ title: Title }> | undefined;
}

/** List items of cards that link to the detail page and have a watchlist toggle. */
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
