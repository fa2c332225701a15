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
