import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { plural, t } from '@/i18n/t';
import { announce } from '@/lib/announce';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import { Button } from '../ui/Button';
import { CardGrid } from './CardGrid';
import * as styles from './InfiniteGrid.module.css';
import { VirtualGrid } from './VirtualGrid';

/**
 * A list up to this length renders in full. A longer list, or one with more pages, renders only the rows near the
 * screen.
 */
const PLAIN_LIMIT = 120;

/**
 * The distance from the end at which the next page is requested. It is larger after the first activity of the viewer.
 */
const AHEAD_PX = 2200;
const AHEAD_ON_THE_WAY_PX = 4200;

const LOADED: Record<TitleKind, (count: number) => string> = {
  movie: (count) => plural(count, '{count} more movie loaded', '{count} more movies loaded'),
  tv: (count) => plural(count, '{count} more series loaded', '{count} more series loaded'),
};

const NOT_LOADED: Record<TitleKind, string> = {
  movie: t('More movies could not be loaded'),
  tv: t('More series could not be loaded'),
};

const canWatch = () => typeof IntersectionObserver !== 'undefined';

/** The part of an infinite query that the list uses. */
interface PagesQuery<Data> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => PromiseLike<{ data?: Data | undefined }>;
}

interface InfiniteGridProps<Data> {
  query: PagesQuery<Data>;
  titles: readonly Title[];
  titlesOf: (data: Data) => readonly Title[];
  kind: TitleKind;
  columns: 6 | 8;
  /** Must be a stable function, see VirtualGrid. */
  renderCard: (title: Title) => Elements;
}

/** A grid of cards that loads further pages near its end or at a press of the button. */
export function InfiniteGrid<Data>({ query, titles, titlesOf, kind, columns, renderCard }: InfiniteGridProps<Data>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const hasActivity = useActivityOrIdle();
  // Decided once: switching to a virtual grid in the middle of a list would lose the scroll position.
  const [isLong] = useState(hasNextPage || titles.length > PLAIN_LIMIT);
  const loadMore = async () => {
    const { data } = await fetchNextPage();
    const count = data ? titlesOf(data).length - titles.length : 0;
    announce(count > 0 ? LOADED[kind](count) : NOT_LOADED[kind]);
  };
  const loadMoreRef = useRef(loadMore);
  useEffect(() => {
    loadMoreRef.current = loadMore;
  });

  // Deferred, so that a new page renders after the frame of the current scroll.
  const shown = useDeferredValue(titles);
  const growsByItself = hasNextPage && !isFetchNextPageError && canWatch();
  const isWatched = growsByItself && !isFetchingNextPage && shown === titles;
  useEffect(() => {
    if (!isWatched || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // One callback can report several crossings. The last one is current.
        if (entries.at(-1)?.isIntersecting) void loadMoreRef.current();
      },
      { rootMargin: `${hasActivity ? AHEAD_ON_THE_WAY_PX : AHEAD_PX}px` },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [isWatched, hasActivity, titles.length]);

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
          {isFetchNextPageError && <p role="alert">{t('The next page could not be loaded.')}</p>}
          <Button aria-disabled={isFetchingNextPage} onClick={() => void loadMore()}>
            {isFetchingNextPage ? t('Loading more…') : t('Load more')}
          </Button>
        </div>
      )}
    </>
  );
}
