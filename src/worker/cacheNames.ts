import { cachePrefix } from '@/contracts/serviceWorkerMessages';

/** The URLs of the files that every page needs. Each contains a hash of its content. Set by tooling/WorkerPlugin. */
declare const KINORA_PRECACHE: readonly string[];

export const PRECACHED = KINORA_PRECACHE;

declare const self: ServiceWorkerGlobalScope;

/** The base URL of the bundle, with a slash at the end. */
export const SCOPE = self.registration.scope;

const named = (kind: string) => cachePrefix(SCOPE) + kind;

/** The prefix of the shell's caches, of which each build has one. */
export const SHELLS = named('shell-');

export const CACHES = {
  /** The page that is served for all paths. */
  page: named('page'),
  /** config.json and the responses of the product API. */
  data: named('data'),
  /** The images that the viewer has seen. */
  pictures: named('pictures'),
  /** Opaque responses of image hosts without CORS. Each counts as several megabytes. */
  opaque: named('opaque'),
  /** Pinned images, which are not evicted by age. */
  kept: named('kept'),
  /** The scripts that not every page needs. */
  scripts: named('scripts'),
} as const;
