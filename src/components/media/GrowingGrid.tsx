import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { announce } from '@/lib/announce';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import { useSignOfLife } from '@/lib/useSignOfLife';
import { Button } from '../ui/Button';
import { CardGrid } from './CardGrid';
import * as styles from './GrowingGrid.module.css';
import { VirtualGrid } from './VirtualGrid';

/** A list up to this length simply stands there; a longer one, or one that grows, exists only near the screen. */
const PLAIN_LIMIT = 120;

/** The next page is asked for while the end is still this far away; further off for whoever is on the way there. */
const AHEAD_PX = 2200;
const AHEAD_ON_THE_WAY_PX = 4200;

const canWatch = () => typeof IntersectionObserver !== 'undefined';

/** As much of an infinite query as the list needs. */
interface PagesQuery<Data> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => PromiseLike<{ data?: Data | undefined }>;
}

interface GrowingGridProps<Data> {
  query: PagesQuery<Data>;
  titles: readonly Title[];
  titlesOf: (data: Data) => readonly Title[];
  /** What they are, in the plural. */
  noun: 'movies' | 'series';
  columns: 6 | 8;
  /** A stable function, see VirtualGrid. */
  renderCard: (title: Title) => Elements;
}

/** The cards, and further pages of them as the end comes near or the button is pressed. */
export function GrowingGrid<Data>({ query, titles, titlesOf, noun, columns, renderCard }: GrowingGridProps<Data>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const isAlive = useSignOfLife();
  // Decided once: to change over in the middle of a list would lose the place in it.
  const [isLong] = useState(hasNextPage || titles.length > PLAIN_LIMIT);
  const loadMore = async () => {
    const { data } = await fetchNextPage();
    const count = data ? titlesOf(data).length - titles.length : 0;
    announce(count > 0 ? `${count} more ${noun} loaded` : `No more ${noun} could be loaded`);
  };
  const loadMoreRef = useRef(loadMore);
  useEffect(() => {
    loadMoreRef.current = loadMore;
  });

  // A page that comes is built when the one who scrolls has had their frame.
  const shown = useDeferredValue(titles);
  const growsByItself = hasNextPage && !isFetchNextPageError && canWatch();
  const isWatched = growsByItself && !isFetchingNextPage && shown === titles;
  useEffect(() => {
    if (!isWatched || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // What is seen last holds, of several crossings in one go.
        if (entries.at(-1)?.isIntersecting) void loadMoreRef.current();
      },
      { rootMargin: `${isAlive ? AHEAD_ON_THE_WAY_PX : AHEAD_PX}px` },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [isWatched, isAlive, titles.length]);

  const grid = useMemo(
    () =>
      isLong ? (
        <VirtualGrid
          items={shown}
          columns={columns}
          keyOf={titleKey}
          renderItem={renderCard}
          isGrowing={growsByItself}
        />
      ) : (
        <CardGrid columns={columns}>
          {shown.map((title) => (
            <li key={titleKey(title)}>{renderCard(title)}</li>
          ))}
        </CardGrid>
      ),
    [isLong, shown, columns, renderCard, growsByItself],
  );
  return (
    <>
      {grid}
      {hasNextPage && (
        <div ref={end} className={classNames(styles.more, growsByItself && styles.unneeded)}>
          {isFetchNextPageError && <p role="alert">The next page could not be loaded.</p>}
          <Button aria-disabled={isFetchingNextPage} onClick={() => void loadMore()}>
            {isFetchingNextPage ? 'Loading more…' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  );
}
