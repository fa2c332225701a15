import { useState } from 'react';
import { usePopularQuery } from '@/api/endpoints/popular';
import { useAppSelector } from '@/app/hooks';
import { LazyRow } from '@/components/media/LazyRow';
import { relatedTitles } from '@/domain/title/relatedTitles';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { selectListedKeys, selectWatchlist } from '@/features/watchlist/watchlistSlice';
import { t } from '@/i18n/t';
import { LinkCard } from './LinkCard';

/** The maximum number of cards in the row. */
const MOST = 14;

/** Titles similar to the newest title of the watchlist. They stay until that title is removed. */
export function BecauseYouKept() {
  const [newest] = useAppSelector(selectWatchlist).filter(
    ({ genreIds, genres }) => genreIds.length + genres.length > 0,
  );
  const listed = useAppSelector(selectListedKeys);
  const [kept, setKept] = useState(newest);
  const isKept = kept !== undefined && listed.has(titleKey(kept));
  if (!isKept && kept !== newest) setKept(newest);
  return kept && isKept && <LikeIt key={titleKey(kept)} kept={kept} />;
}

interface LikeItProps {
  kept: WatchlistItem;
}

/** Titles that are added from this row stay in it, so that no card moves under the finger. */
function LikeIt({ kept }: LikeItProps) {
  const { data, isLoading } = usePopularQuery();
  const listed = useAppSelector(selectListedKeys);
  const [known] = useState(listed);
  // Hides the footer until the row has loaded.
  if (isLoading) return <div data-waiting="true" />;
  const titles = relatedTitles(kept, data?.titles ?? [])
    .filter((title) => !known.has(titleKey(title)))
    .slice(0, MOST);
  if (titles.length === 0) return null;
  return (
    <LazyRow
      heading={t('Because you saved {title}', { title: kept.title })}
      items={titles}
      keyOf={titleKey}
      renderItem={(title) => <LinkCard title={title} titles={titles} isListed={listed.has(titleKey(title))} />}
    />
  );
}
