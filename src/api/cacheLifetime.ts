import { ONE_DAY_SECONDS } from '@/lib/time';

/**
 * An answer lives 24 hours by both of RTK Query's clocks: unused it is dropped that long after the last component let
 * go of it, used it is fetched anew when it was fetched that long ago. Answers of an earlier visit are checked once
 * more when they are read from storage.
 */
export const CACHE_LIFETIME = {
  keepUnusedDataFor: ONE_DAY_SECONDS,
  refetchOnMountOrArgChange: ONE_DAY_SECONDS,
} as const;
