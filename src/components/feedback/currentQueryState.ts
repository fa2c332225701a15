interface ListQuery<T> {
  currentData?: T | undefined;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
  startedTimeStamp?: number | undefined;
  isFetching: boolean;
  isFetchingNextPage: boolean;
}

/**
 * Returns the state of the current query without the data of the previous arguments. Fetching a further page does not
 * count as fetching, because the pages before it stay valid.
 */
export const currentQueryState = <T>({ currentData, isFetching, isFetchingNextPage, ...rest }: ListQuery<T>) => ({
  data: currentData,
  error: rest.error,
  fulfilledTimeStamp: rest.fulfilledTimeStamp,
  startedTimeStamp: rest.startedTimeStamp,
  isFetching: isFetching && !isFetchingNextPage,
});
