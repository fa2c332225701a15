import { useEffect, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import { mediaUrl } from '@/lib/mediaAddress';
import type { PreviewCue } from './previewCues';
import { readPreviewCues } from './previewCues';

const NONE: readonly PreviewCue[] = [];

/**
 * Returns the previews of the seek bar. Fetches them once `address` is set. Returns an empty list if they cannot be
 * fetched.
 */
export function usePreviewCues(address: string | null): readonly PreviewCue[] {
  const [cues, setCues] = useState(NONE);

  useEffect(() => {
    if (address === null) return undefined;
    const url = mediaUrl(address, APP_URL);
    const asked = new AbortController();
    fetch(url, { signal: asked.signal })
      .then(async (response) => {
        if (response.ok) setCues(readPreviewCues(await response.text(), url));
      })
      .catch(() => undefined);
    return () => {
      asked.abort();
      setCues(NONE);
    };
  }, [address]);

  return cues;
}
