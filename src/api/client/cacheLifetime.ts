import { ONE_DAY_SECONDS } from '@/lib/time';

/**
 * The two RTK Query settings that limit the lifetime of a response to 24 hours. An unused entry is removed 24 hours
 * after the last component unsubscribes. A used entry is refetched if it was fetched more than 24 hours ago. Responses
 * of an earlier visit are checked again when they are read from storage.
 */
export const CACHE_LIFETIME = {
  keepUnusedDataFor: ONE_DAY_SECONDS,
  refetchOnMountOrArgChange: ONE_DAY_SECONDS,
} as const;
