import { cachePrefix } from '@/lib/workerContract';
import { SCOPE } from './scope';

const named = (kind: string) => cachePrefix(SCOPE) + kind;

/** The shell's caches, one for each build: only their beginning. */
export const SHELLS = named('shell-');

export const CACHES = {
  /** The page that answers for all addresses. */
  page: named('page'),
  /** config.json and the product API's answers. */
  data: named('data'),
  /** Pictures as they were seen. */
  pictures: named('pictures'),
  /** Those of hosts that do not say whether they are any; each counts as several megabytes. */
  opaque: named('opaque'),
  /** Pictures that are kept on purpose. */
  kept: named('kept'),
  /** Scripts that not everybody needs. */
  scripts: named('scripts'),
} as const;
