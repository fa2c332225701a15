import { withTimeout } from '@/lib/time';
import type { PlaybackError } from './playbackErrors';

const DIAGNOSIS_TIMEOUT_MS = 8000;

/** A page in place of a video: the server answers every address with the app. */
const PAGE = /^text\/html/i;

/**
 * Finds out why a media element failed. `MediaError` has little detail, so this requests the first byte of the file.
 * @param code the code of the element's `MediaError`
 */
export async function diagnosePlaybackError(url: string, code: number): Promise<PlaybackError> {
  if (code === MediaError.MEDIA_ERR_DECODE) return 'unplayable';
  const isOwn = new URL(url).origin === window.location.origin;
  const asked = new AbortController();
  try {
    const response = await withTimeout(
      DIAGNOSIS_TIMEOUT_MS,
      fetch(url, {
        headers: isOwn ? { Range: 'bytes=0-0' } : {},
        // Another host may not allow CORS. A no-cors response still shows that the host is available.
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
    // Aborts the download of the remaining file.
    asked.abort();
  }
}
