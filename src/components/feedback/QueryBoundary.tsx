import type { ReactNode } from 'react';
import { lazyPart } from '@/lib/lazyComponent';
import { Extra } from './Extra';

// Rarely to be seen.
const AgeNote = lazyPart(() => import(/* webpackChunkName: "shell-extras" */ './AgeNote').then((m) => m.AgeNote));

/** As much of a query's state as can be shown. */
interface QueryState<T> {
  data?: T | undefined;
  error?: unknown;
  /** When the data was fetched, in milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined;
}

interface QueryBoundaryProps<T> {
  query: QueryState<T>;
  isEmpty: (data: T) => boolean;
  loading: ReactNode;
  /** @param message the error in words */
  failed: (message: string) => ReactNode;
  empty: ReactNode;
  /** @param age a line beside the heading, where the data is old because it cannot be fetched anew; else nothing */
  children: (data: T, age: ReactNode) => ReactNode;
}

/** Every query is shown by this: what is known first, even when asking anew has failed; then failure; then waiting. */
export function QueryBoundary<T>({ query, isEmpty, loading, failed, empty, children }: QueryBoundaryProps<T>) {
  const { data, error, fulfilledTimeStamp } = query;
  if (data === undefined) return error === undefined ? loading : failed(messageOf(error));
  if (isEmpty(data)) return empty;
  return children(
    data,
    error !== undefined && (
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
