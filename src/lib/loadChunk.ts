import { wait } from './time';

const RETRY_AFTER_MS = 400;

/** Asks for a chunk, and once more when that fails: a lost connection is often back in a moment. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await wait(RETRY_AFTER_MS);
    return load();
  }
}

const BUILD_KEY = 'kinora:build';

/**
 * Loads the page anew after a chunk could not be had: a new deployment has taken it away. Once for a build, as a reload
 * that brings the same build again does not help.
 * @returns whether the page is on its way; not without a network, nor where the tab cannot remember that it did
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
