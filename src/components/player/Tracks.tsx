import { APP_URL } from '@/config/basePath';
import type { Subtitles } from '@/domain/film/film';
import { mediaUrl } from '@/lib/mediaAddress';
import { captionsName } from './captionChoice';
import { useTrackAddress } from './useTrackAddress';

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
