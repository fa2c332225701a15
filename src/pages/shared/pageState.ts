/** As much of a query as says what a page shows. */
interface QueryState<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type PageState<T> =
  { kind: 'loading' } | { kind: 'shown'; data: T } | { kind: 'notFound' } | { kind: 'failed'; onRetry: () => void };

/** What a page of one thing shows: what is known first, even when asking anew has failed; asking again shows that it does. */
export function pageState<T>(query: QueryState<T>, isNotFound: (error: unknown) => boolean): PageState<T> {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return { kind: 'shown', data };
  if (isFetching) return { kind: 'loading' };
  return isNotFound(error) ? { kind: 'notFound' } : { kind: 'failed', onRetry: () => void refetch() };
}
