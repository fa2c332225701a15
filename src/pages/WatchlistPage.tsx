import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Notice } from '@/components/feedback/Notice';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button, ButtonLink } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Icon } from '@/components/ui/Icon';
import { clearWatchlist } from '@/features/watchlist/operations';
import { WatchlistGrid } from '@/features/watchlist/WatchlistGrid';
import { selectWatchlist, selectWatchlistError } from '@/features/watchlist/watchlistSlice';
import * as styles from './WatchlistPage.module.css';

export function WatchlistPage() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectWatchlist).length;
  const error = useAppSelector(selectWatchlistError);
  const [isAsking, setIsAsking] = useState(false);
  // A list that was there when the page came keeps its grid until the last card has faded.
  const [wasFilled, setWasFilled] = useState(count > 0);
  if (count > 0 && !wasFilled) setWasFilled(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();

  // The list was cleared, here or in another tab, and what had the focus went with it.
  const isEmptied = wasFilled && count === 0;
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) focusHeading();
  }, [isEmptied]);

  return (
    <Page title="My Watchlist">
      <PageHeading
        heading="My Watchlist"
        headingRef={heading}
        lead={count > 0 ? `${count} ${count === 1 ? 'item' : 'items'}` : undefined}
        aside={
          count > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                setIsAsking(true);
              }}
            >
              <Icon name="clear" size={18} />
              Clear Watchlist
            </Button>
          )
        }
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      {wasFilled && <WatchlistGrid onEmptied={focusHeading} />}
      {count === 0 && <EmptyWatchlist />}
      {isAsking && (
        <ConfirmDialog
          question="Are you sure you want to clear your entire watchlist?"
          confirm="Clear Watchlist"
          onCancel={() => {
            setIsAsking(false);
          }}
          onConfirm={() => {
            setIsAsking(false);
            dispatch(clearWatchlist());
          }}
        />
      )}
    </Page>
  );
}

const EmptyWatchlist = () => (
  <Notice
    icon="bookmark"
    text="Your watchlist is empty"
    hint="Add movies and series with the plus icon on their posters, and they wait for you here."
    action={
      <ButtonLink variant="primary" to="/#movies">
        Browse Movies
      </ButtonLink>
    }
  />
);
