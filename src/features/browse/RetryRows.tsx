import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { RootState } from '@/app/store';
import { Button } from '@/components/ui/Button';
import type { NumberedRowId } from '@/domain/lists/numberedRow';
import { NUMBERED_ROWS } from '@/domain/lists/numberedRow';
import { plural, t } from '@/i18n/t';

const { genre } = numberedRowEndpoints;

const hasFailed = (state: RootState, row: NumberedRowId) => genre.select(row)(state).isError;

/** Returns the ids of the failed rows as a string, which is stable between renders. */
const selectFailed = (state: RootState) =>
  NUMBERED_ROWS.filter(({ id }) => hasFailed(state, id))
    .map(({ id }) => id)
    .join('');

interface RetryRowsProps {
  row: NumberedRowId;
  /** Refetches this row only. */
  onRetry: () => void;
}

/** The retry buttons of a failed row. The first of several failed rows has a button that retries all of them. */
export function RetryRows({ row, onRetry }: RetryRowsProps) {
  const dispatch = useAppDispatch();
  const failed = useAppSelector(selectFailed);
  const retryAll = () =>
    NUMBERED_ROWS.filter(({ id }) => failed.includes(String(id))).forEach(({ id }) => {
      void dispatch(genre.initiate(id, { subscribe: false, forceRefetch: true }));
    });
  return (
    <>
      <Button onClick={onRetry}>{t('Try Again')}</Button>
      {failed.length > 1 && failed.startsWith(String(row)) && (
        <Button onClick={retryAll}>
          {plural(failed.length, 'Try all {count} row again', 'Try all {count} rows again')}
        </Button>
      )}
    </>
  );
}
