import type { RefObject } from 'react';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { ImageHost } from '@/components/media/ImageHost';
import { APP_URL } from '@/config/basePath';
import { episodeText } from '@/i18n/episodeText';
import type { EpisodeName } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import { watchPath } from '@/domain/title/titlePath';
import { usePlayerSettings } from '@/features/player/usePlayerSettings';
import { useSingleKeys } from '@/features/player/useSingleKeys';
import { usePlayback } from '@/features/progress/usePlayback';
import { tStored } from '@/i18n/t';
import { pictureSources } from '@/lib/pictureSources';
import { LazyPlayer } from './LazyPlayer';
import type { WatchedFilm } from './useWatched';

interface FilmScreenProps {
  watched: WatchedFilm;
  frame: RefObject<HTMLDivElement | null>;
  onLeave: () => void;
}

const lineOf = (episode: EpisodeName) => `${episodeText(episode)} · ${tStored(episode.name)}`;

/** Plays a movie or an episode from the viewer's position, with buttons for the previous and next episode. */
export function FilmScreen({ watched: { film, playable, previous }, frame, onLeave }: FilmScreenProps) {
  const { title, episode, next } = playable;
  const navigate = useNavigate();
  const { startAt, onPosition } = usePlayback(playable);
  const { settings, onSettings } = usePlayerSettings();
  const hasSingleKeys = useSingleKeys();
  const imageHost = useContext(ImageHost);
  const poster = title.backdrop && pictureSources(title.backdrop, 'backdrop', { appUrl: APP_URL, imageHost });

  const neighbour = (other: EpisodeName | null) =>
    other && {
      line: lineOf(other),
      // Replaces the history entry, so that a back navigation leaves the player instead of showing each episode.
      onPlay: () => void navigate(watchPath(title, other), { replace: true }),
    };
  return (
    <LazyPlayer
      key={progressKey(playable)}
      film={film}
      title={title.title}
      line={episode ? lineOf(episode) : undefined}
      poster={poster ? poster.src : null}
      startAt={startAt}
      frame={frame}
      onPosition={onPosition}
      next={neighbour(next)}
      previous={neighbour(previous)}
      onLeave={onLeave}
      settings={settings}
      onSettings={onSettings}
      hasSingleKeys={hasSingleKeys}
    />
  );
}
