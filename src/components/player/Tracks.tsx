import { useEffect, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import type { Subtitles } from '@/domain/film/film';
import { mediaUrl } from '@/lib/mediaAddress';
import { captionsName } from './captionChoice';

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

interface TracksProps {
  subtitles: readonly Subtitles[];
  shown: Subtitles | null;
  /** Receives the `<track>` element of the shown captions. */
  onTrack: (track: HTMLTrackElement | null) => void;
}

const isOwn = (src: string) => new URL(mediaUrl(src, APP_URL)).origin === new URL(APP_URL).origin;

/** Native tracks, because the full screen of a phone offers them. Only the shown track loads its file. */
export function Tracks({ subtitles, shown, onTrack }: TracksProps) {
  const address = useTrackAddress(shown?.src ?? null);
  return subtitles.map((entry) => (
    <track
      key={entry.src}
      ref={entry === shown ? onTrack : undefined}
      kind={entry.kind}
      srcLang={entry.language}
      label={captionsName(entry)}
      src={entry === shown ? (address ?? undefined) : isOwn(entry.src) ? mediaUrl(entry.src, APP_URL) : undefined}
    />
  ));
}
