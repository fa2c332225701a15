import { useState } from 'react';
import type { Elements } from '@/lib/elements';
import { lazyPart } from '@/lib/lazyComponent';
import { ONE_DAY_MS } from '@/lib/time';
import { Extra } from './Extra';

// Rarely to be seen.
const AgeNote = lazyPart(() => import(/* webpackChunkName: "shell-extras" */ './AgeNote').then((m) => m.AgeNote));

/** As much of a query's state as can be shown. */
interface QueryState<T> {
  data?: T | undefined;
  error?: unknown;
  /** When the data was fetched, in milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined;
  /** When it was asked for last, likewise. */
  startedTimeStamp?: number | undefined;
  isFetching?: boolean;
}

interface QueryBoundaryProps<T> {
  query: QueryState<T>;
  isEmpty: (data: T) => boolean;
  loading: Elements;
  /** @param message the error in words */
  failed: (message: string) => Elements;
  empty: Elements;
  /** @param age a line beside the heading, where the data is old because it cannot be fetched anew; else nothing */
  children: (data: T, age: Elements) => Elements;
}

/** Every query is shown by this: what is known first, even when asking anew has failed; then failure; then waiting. */
export function QueryBoundary<T>({ query, isEmpty, loading, failed, empty, children }: QueryBoundaryProps<T>) {
  const { data, error, fulfilledTimeStamp, startedTimeStamp = 0, isFetching } = query;
  const [asked, setAsked] = useState(Date.now);
  if (isFetching && startedTimeStamp > asked) setAsked(startedTimeStamp);
  if (data === undefined) return error === undefined ? loading : failed(messageOf(error));
  if (isEmpty(data)) return empty;
  // Where asking anew has failed, an earlier visit's answer may have taken the error's place.
  const isOld = !isFetching && asked - (fulfilledTimeStamp ?? asked) >= ONE_DAY_MS;
  return children(
    data,
    (error !== undefined || isOld) && (
      <Extra>
        <AgeNote fetchedAt={fulfilledTimeStamp} />
      </Extra>
    ),
  );
}

function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : 'Something went wrong';
}
