import { delay } from './time';

const RETRY_AFTER_MS = 400;

/** Imports a chunk, with one retry, because a lost connection is often back shortly after. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await delay(RETRY_AFTER_MS);
    return load();
  }
}

const BUILD_KEY = 'kinora:build';

/**
 * Reloads the page if a chunk failed to load, because a new deployment may have removed it. Once for each build,
 * because a reload that returns the same build does not help.
 * @returns whether the page reloads; not if it is offline, nor if session storage is blocked
 */
export function reloadForNewBuild(error: unknown): boolean {
  const isChunkError = error instanceof Error && error.name === 'ChunkLoadError';
  const build = document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
  if (!isChunkError || !navigator.onLine || build === undefined) return false;
  try {
    if (sessionStorage.getItem(BUILD_KEY) === build) return false;
    sessionStorage.setItem(BUILD_KEY, build);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
