import { useRef } from 'react';
import { useNumberedRowQuery } from '@/api/endpoints/numberedRows';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { LoadingLine } from '@/components/feedback/LoadingLine';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import type { RowLook } from '@/components/media/TitleRow';
import { TitleRow } from '@/components/media/TitleRow';
import { useProgressiveRender } from '@/components/media/useProgressiveRender';
import type { NumberedRow as Row, NumberedRowId } from '@/domain/lists/numberedRow';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';

const RetryRows = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ './RetryRows').then((m) => m.RetryRows),
);

const HEADINGS: Record<NumberedRowId, string> = {
  1: t('Latest Releases'),
  2: t('Popular Movies'),
  3: t('Action Packed'),
  4: t('Crime & Mystery'),
  5: t('Sci-fi & Fantasy'),
  6: t('Horror'),
  7: t('TV Series'),
};

const SKELETONS = 10;

/** Two rows of the home page that differ from their neighbors. */
const LOOKS: Partial<Record<NumberedRowId, RowLook>> = { 2: 'ranked', 5: 'wide' };

/** The number of cards in a ranked row. */
const RANKS = 10;

interface NumberedTitleRowProps {
  row: Row;
  /** The page as a whole still shows its loading state, so the row shows none. */
  isPageLoading: boolean;
  /** Renders the first `count` cards as list items. */
  renderCards: (titles: readonly Title[], count?: number, look?: RowLook) => Elements;
}

/**
 * A genre row of the home page that loads when it comes near the screen. All states have the same height and share one
 * list element, so the horizontal scroll position is kept.
 */
export function NumberedTitleRow({ row, isPageLoading, renderCards }: NumberedTitleRowProps) {
  const place = useRef<HTMLElement>(null);
  const count = useProgressiveRender(place, row.id);
  const isNear = count > 0;
  const { data, error, fulfilledTimeStamp, startedTimeStamp, isFetching, refetch } = useNumberedRowQuery(row.id, {
    skip: !isNear,
  });
  const isRated = data?.titles.some(({ rating }) => rating !== null) ?? true;
  const look = LOOKS[row.id] === 'ranked' && !isRated ? 'plain' : LOOKS[row.id];
  const frame = { ref: place, heading: HEADINGS[row.id], look };
  const withNotice = (notice: Elements) => (
    <TitleRow {...frame} over={notice}>
      <SkeletonCards count={SKELETONS} isStill />
    </TitleRow>
  );
  return (
    <QueryBoundary
      // A retry shows the loading state instead of the error.
      query={{ data, error: isFetching ? undefined : error, fulfilledTimeStamp, startedTimeStamp, isFetching }}
      isEmpty={({ titles }) => titles.length === 0}
      loading={
        <TitleRow {...frame} note={isNear && !isPageLoading && <LoadingLine text={t('Loading movies...')} />}>
          <SkeletonCards count={SKELETONS} isStill={!isNear} />
        </TitleRow>
      }
      failed={(message) =>
        withNotice(
          <Notice
            inline
            icon="alert"
            role="alert"
            text={t('Error: {message}', { message })}
            action={
              <OptionalSection>
                <RetryRows row={row.id} onRetry={() => void refetch()} />
              </OptionalSection>
            }
          />,
        )
      }
      empty={withNotice(<Notice inline text={t('No movies found')} />)}
    >
      {({ titles }, age) => (
        <TitleRow {...frame} note={age}>
          {renderCards(titles, look === 'ranked' ? Math.min(count, RANKS) : count, look)}
        </TitleRow>
      )}
    </QueryBoundary>
  );
}
