import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { CardGrid } from '@/components/media/CardGrid';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { ButtonLink } from '@/components/ui/Button';
import { DiscButton } from '@/components/ui/DiscButton';
import type { TitleKey } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { titlePath } from '@/domain/titlePath';
import type { WatchlistItem } from '@/domain/watchlist';
import { newestFirst } from '@/domain/watchlist';
import { announce } from '@/lib/announce';
import { removeTitle } from './operations';
import * as styles from './WatchlistGrid.module.css';
import { selectWatchlist } from './watchlistSlice';

const FADE_MS = 300;

interface WatchlistGridProps {
  /** The last card is going, and with it the place of the focus. */
  onEmptied: () => void;
}

/** The cards of the list, and for a moment those that were just removed from it. */
export function WatchlistGrid({ onEmptied }: WatchlistGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const items = useAppSelector(selectWatchlist);
  const { leaving, remove } = useRemoval();
  const shown = newestFirst([
    ...items,
    ...leaving.filter((gone) => !items.some((item) => titleKey(item) === titleKey(gone))),
  ]);

  const handleRemove = (item: WatchlistItem, pressed: HTMLElement) => {
    const stay = [...(grid.current?.querySelectorAll<HTMLElement>('button[title]:enabled') ?? [])];
    const at = stay.indexOf(pressed);
    if (!remove(item)) return;
    const neighbour = stay[at + 1] ?? stay[at - 1];
    if (neighbour) neighbour.focus();
    else onEmptied();
  };

  return (
    <div ref={grid}>
      <CardGrid columns={6}>
        {shown.map((item) => (
          <li key={titleKey(item)}>
            <WatchlistCard
              item={item}
              isLeaving={leaving.some((gone) => titleKey(gone) === titleKey(item))}
              onRemove={handleRemove}
            />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}

/** Marks an item while it is removed: for the length of the fade when that worked, which `remove` tells, else not at all. */
function useRemoval() {
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState<readonly WatchlistItem[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      running.forEach(clearTimeout);
    };
  }, []);

  const unmark = (key: TitleKey) => {
    setLeaving((marked) => marked.filter((item) => titleKey(item) !== key));
  };
  const remove = (item: WatchlistItem): boolean => {
    const key = titleKey(item);
    setLeaving((marked) => [...marked, item]);
    if (!dispatch(removeTitle(key))) {
      unmark(key);
      return false;
    }
    announce(`${item.title} removed from your watchlist`);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      unmark(key);
    }, FADE_MS);
    timers.current.add(timer);
    return true;
  };
  return { leaving, remove };
}

interface WatchlistCardProps {
  item: WatchlistItem;
  isLeaving: boolean;
  onRemove: (item: WatchlistItem, pressed: HTMLElement) => void;
}

function WatchlistCard({ item, isLeaving, onRemove }: WatchlistCardProps) {
  return (
    <div className={styles.card} data-leaving={isLeaving}>
      <TitleCard
        title={item}
        opener={
          <TitleButton
            title={item}
            onPress={({ title }) => {
              // The card itself leads nowhere here; 'Details' does.
              console.info('Watchlist card:', title);
            }}
          />
        }
        action={
          <DiscButton
            icon={isLeaving ? 'busy' : 'close'}
            label={`Remove ${item.title} from Watchlist`}
            title="Remove from Watchlist"
            disabled={isLeaving}
            onClick={({ currentTarget }) => {
              onRemove(item, currentTarget);
            }}
          />
        }
      />
      <ButtonLink to={titlePath(item)} state={{ title: item, titles: [] }} wide>
        Details
      </ButtonLink>
    </div>
  );
}
