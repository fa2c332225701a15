import { useEffect, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import { mediaUrl } from '@/lib/mediaAddress';

/**
 * Where the shown captions are read from. A `<track>` of another host would ask for the film's own host to allow it, too;
 * so theirs are fetched, and the track reads what came.
 * @returns null while they are on their way, or where they cannot be had
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
