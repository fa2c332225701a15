/** The part of a query's state that decides what the page shows. */
interface QueryState<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type PageState<T> =
  { kind: 'loading' } | { kind: 'shown'; data: T } | { kind: 'notFound' } | { kind: 'failed'; onRetry: () => void };

/**
 * Returns the state of a page about one item. Cached data is shown even if a refetch failed. A retry shows the loading
 * state.
 */
export function pageState<T>(query: QueryState<T>, isNotFound: (error: unknown) => boolean): PageState<T> {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return { kind: 'shown', data };
  if (isFetching) return { kind: 'loading' };
  return isNotFound(error) ? { kind: 'notFound' } : { kind: 'failed', onRetry: () => void refetch() };
}
