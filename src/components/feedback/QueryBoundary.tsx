import { useState } from 'react';
import { t, tStored } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';
import { ONE_DAY_MS } from '@/lib/time';
import { OptionalSection } from './OptionalSection';

// Lazy, because it is rarely shown.
const AgeNote = lazyWithRetry(() => import(/* webpackChunkName: "shell-extras" */ './AgeNote').then((m) => m.AgeNote));

/** The part of a query's state that is shown. */
interface QueryState<T> {
  data?: T | undefined;
  error?: unknown;
  /** The time of the response, in milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined;
  /** The time of the last request, in milliseconds since 1970. */
  startedTimeStamp?: number | undefined;
  isFetching?: boolean;
}

interface QueryBoundaryProps<T> {
  query: QueryState<T>;
  isEmpty: (data: T) => boolean;
  loading: Elements;
  /** @param message the text of the error */
  failed: (message: string) => Elements;
  empty: Elements;
  /** @param age a line beside the heading if the data is stale and could not be refetched, otherwise `false` */
  children: (data: T, age: Elements) => Elements;
}

/** Shows the state of a query: cached data first, even if a refetch failed, then the error, then the loading state. */
export function QueryBoundary<T>({ query, isEmpty, loading, failed, empty, children }: QueryBoundaryProps<T>) {
  const { data, error, fulfilledTimeStamp, startedTimeStamp = 0, isFetching } = query;
  const [asked, setAsked] = useState(Date.now);
  if (isFetching && startedTimeStamp > asked) setAsked(startedTimeStamp);
  if (data === undefined) return error === undefined ? loading : failed(messageOf(error));
  if (isEmpty(data)) return empty;
  // A failed refetch may leave no error: the response of an earlier visit can replace it.
  const isOld = !isFetching && asked - (fulfilledTimeStamp ?? asked) >= ONE_DAY_MS;
  return children(
    data,
    (error !== undefined || isOld) && (
      <OptionalSection>
        <AgeNote fetchedAt={fulfilledTimeStamp} />
      </OptionalSection>
    ),
  );
}

function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? tStored(message) : t('Something went wrong');
}
