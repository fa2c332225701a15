import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { LoadingCards } from '@/components/feedback/LoadingCards';
import { Notice } from '@/components/feedback/Notice';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { ButtonLink } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Icon } from '@/components/ui/Icon';
import { runningTime } from '@/features/watchlist/runningTime';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { inOrder } from '@/domain/watchlist/watchlistOrder';
import { UndoNote } from '@/features/watchlist/UndoNote';
import { useListOrder } from '@/features/watchlist/useListOrder';
import { useRemovals } from '@/features/watchlist/useRemovals';
import { WatchlistGrid } from '@/features/watchlist/WatchlistGrid';
import { selectListedKeys, selectWatchlist, selectWatchlistError } from '@/features/watchlist/watchlistSlice';
import { WatchlistTools } from '@/features/watchlist/WatchlistTools';
import { plural, t, tStored } from '@/i18n/t';
import { useHasBeenTrue } from '@/lib/useHasBeenTrue';
import { BecauseYouKept } from './shared/BecauseYouKept';
import { PopularTonight } from './shared/PopularTonight';
import * as styles from './WatchlistPage.late.module.css';

/** A list up to this length gets a row of suggestions below it. */
const SHORT_LIST = 6;

const SKELETONS = 6;

/** `4 items · 9 h 12 min of film`. */
function summaryOf(items: readonly WatchlistItem[]): string {
  const time = runningTime(items);
  return [plural(items.length, '{count} item', '{count} items'), ...(time === null ? [] : [time])].join(' · ');
}

export function WatchlistPage() {
  const items = useAppSelector(selectWatchlist);
  const listed = useAppSelector(selectListedKeys);
  const error = useAppSelector(selectWatchlistError);
  const [order, setOrder] = useListOrder();
  const { leaving, undoable, remove, clear, undo, forget } = useRemovals();
  const [isAsking, setIsAsking] = useState(false);
  const count = items.length;
  // Keeps the grid mounted until the last card has faded out.
  const wasFilled = useHasBeenTrue(count > 0);
  // The suggestions of a short list stay when the viewer adds titles from them.
  const wasEmpty = useHasBeenTrue(count === 0);
  const wasShort = useHasBeenTrue(count <= SHORT_LIST);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const gone = leaving.filter((item) => !listed.has(titleKey(item)));

  // The list was cleared, here or in another tab, and the focused element was removed.
  const isEmptied = wasFilled && count === 0;
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) focusHeading();
  }, [isEmptied]);

  return (
    <Page title={t('My Watchlist')}>
      <PageHeading
        heading={t('My Watchlist')}
        headingRef={heading}
        lead={count > 0 ? summaryOf(items) : undefined}
        aside={count > 0 && <WatchlistTools order={order} onOrder={setOrder} onClear={() => setIsAsking(true)} />}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          <Icon name="alert" size={18} />
          <span>{tStored(error)}</span>
        </p>
      )}
      {wasFilled && (
        <WatchlistGrid
          items={inOrder([...items, ...gone], order)}
          leaving={leaving}
          onRemove={remove}
          onEmptied={focusHeading}
        />
      )}
      {count === 0 && EMPTY}
      {wasShort && (
        <div className={styles.row}>
          <OptionalSection>{wasEmpty ? OFFER : <BecauseYouKept />}</OptionalSection>
        </div>
      )}
      {undoable.length > 0 && (
        <UndoNote
          removals={undoable}
          // The toast had the focus and unmounts. A single restored title takes the focus from the heading.
          onUndo={() => {
            focusHeading();
            undo();
          }}
          onDismiss={() => {
            focusHeading();
            forget();
          }}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          question={t('Are you sure you want to clear your entire watchlist?')}
          confirm={t('Clear Watchlist')}
          onCancel={() => {
            setIsAsking(false);
          }}
          onConfirm={() => {
            setIsAsking(false);
            clear();
          }}
        />
      )}
    </Page>
  );
}

/** False during the prerender, which does not know the list. */
const isInBrowser = typeof document === 'object';

const EMPTY = isInBrowser ? (
  <div className={styles.empty}>
    <Notice
      icon="bookmark"
      text={t('Your watchlist is empty')}
      hint={t('Add movies and series with the plus icon on their posters, and they wait for you here.')}
      action={
        <ButtonLink variant="primary" to="/#movies">
          {t('Browse Movies')}
        </ButtonLink>
      }
    />
  </div>
) : (
  <LoadingCards text={t('Loading watchlist...')} columns={6} count={SKELETONS} />
);

const OFFER = isInBrowser && <PopularTonight />;
