import { useEffect, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import { mediaUrl } from '@/lib/mediaAddress';

/**
 * Returns the URL of the shown captions. A `<track>` of another origin would require CORS for the video as well, so the
 * captions are fetched and passed on as a blob URL.
 * @returns null while the captions load, or if they cannot be fetched
 */
export function useTrackAddress(src: string | null): string | null {
  const url = src === null ? null : mediaUrl(src, APP_URL);
  const isOwn = url === null || new URL(url).origin === new URL(APP_URL).origin;
  const [fetched, setFetched] = useState<{ url: string; blob: string } | null>(null);

  useEffect(() => {
    if (url === null || isOwn) return undefined;
    const asked = new AbortController();
    let blob: string | null = null;
    fetch(url, { signal: asked.signal })
      .then(async (response) => {
        if (!response.ok || asked.signal.aborted) return;
        blob = URL.createObjectURL(await response.blob());
        setFetched({ url, blob });
      })
      .catch(() => undefined);
    return () => {
      asked.abort();
      if (blob !== null) URL.revokeObjectURL(blob);
    };
  }, [url, isOwn]);

  if (isOwn) return url;
  return fetched?.url === url ? fetched.blob : null;
}
