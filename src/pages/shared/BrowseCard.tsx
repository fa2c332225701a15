import { TitleCard } from '@/components/media/TitleCard';
import { TitleLink } from '@/components/media/TitleLink';
import type { Title } from '@/domain/title';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';

interface BrowseCardProps {
  title: Title;
  /** The list that it stands in. */
  titles: readonly Title[];
  sizes?: string;
}

/** A card that opens the detail page and can be put on the watchlist. */
export function BrowseCard({ title, titles, sizes }: BrowseCardProps) {
  return (
    <TitleCard
      title={title}
      sizes={sizes}
      opener={<TitleLink title={title} titles={titles} />}
      actions={<WatchlistToggle title={title} />}
    />
  );
}
