interface Listed<T> {
  currentData?: T | undefined;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
  startedTimeStamp?: number | undefined;
  isFetching: boolean;
  isFetchingNextPage: boolean;
}

/**
 * What there is of the list that is asked for now, and nothing of the last one. One page more is no news of the pages
 * that stand.
 */
export const currentOf = <T>({ currentData, isFetching, isFetchingNextPage, ...rest }: Listed<T>) => ({
  data: currentData,
  error: rest.error,
  fulfilledTimeStamp: rest.fulfilledTimeStamp,
  startedTimeStamp: rest.startedTimeStamp,
  isFetching: isFetching && !isFetchingNextPage,
});
