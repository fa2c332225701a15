import type { ReactNode } from 'react';

/** As much of a query's state as can be shown. */
interface QueryState<T> {
  data?: T | undefined;
  error?: unknown;
}

interface QueryBoundaryProps<T> {
  query: QueryState<T>;
  isEmpty: (data: T) => boolean;
  loading: ReactNode;
  /** @param message the error in words */
  failed: (message: string) => ReactNode;
  empty: ReactNode;
  children: (data: T) => ReactNode;
}

/** Every query is shown by this: what is known first, even when asking anew has failed; then failure; then waiting. */
export function QueryBoundary<T>({ query, isEmpty, loading, failed, empty, children }: QueryBoundaryProps<T>) {
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data);
  return query.error === undefined ? loading : failed(messageOf(query.error));
}

function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : 'Something went wrong';
}
