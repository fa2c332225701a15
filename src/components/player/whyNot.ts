import { within } from '@/lib/time';
import type { Fault } from './faults';

const PATIENCE_MS = 8000;

/** A page in a film's place: a server that answers everything with the app. */
const PAGE = /^text\/html/i;

/**
 * Finds out why a media element gave up: it says little itself, so the file is asked for once more, its first byte.
 * @param code of the element's `MediaError`
 */
export async function whyNot(url: string, code: number): Promise<Fault> {
  if (code === MediaError.MEDIA_ERR_DECODE) return 'unplayable';
  const isOwn = new URL(url).origin === window.location.origin;
  const asked = new AbortController();
  try {
    const response = await within(
      PATIENCE_MS,
      fetch(url, {
        headers: isOwn ? { Range: 'bytes=0-0' } : {},
        // Another host need not let its answers be read; that it answers is something, too.
        mode: isOwn ? 'same-origin' : 'no-cors',
        cache: 'no-store',
        signal: asked.signal,
      }),
    );
    if (!response || response.status >= 500) return 'network';
    if (response.status >= 400 || PAGE.test(response.headers.get('content-type') ?? '')) return 'missing';
    return code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'unplayable';
  } catch {
    return 'network';
  } finally {
    // Of a whole film nobody needs more.
    asked.abort();
  }
}
