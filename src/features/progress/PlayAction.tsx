import { skipToken } from '@reduxjs/toolkit/query';
import { useSeasonQuery } from '@/api/endpoints/seasons';
import { useTitleDetailsQuery } from '@/api/endpoints/titleDetails';
import { useAppSelector } from '@/app/hooks';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { EpisodeNumber } from '@/domain/film/film';
import { episodeText } from '@/i18n/episodeText';
import type { Progress } from '@/domain/progress/progress';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { watchPath } from '@/domain/title/titlePath';
import { upNext } from '@/domain/progress/upNext';
import { PLAY_TEXTS } from './playTexts';
import { selectByTitle } from './progressSlice';
import { useOpenedProgress } from './whenOpened';

interface PlayActionProps {
  title: Title;
}

const NOTHING: readonly Progress[] = [];

/** The link to the player, which resumes at the viewer's position. */
export function PlayAction({ title }: PlayActionProps) {
  useOpenedProgress();
  const entries = useAppSelector(selectByTitle).get(titleKey(title)) ?? NOTHING;
  const next = upNext(entries);
  const first = useFirstEpisode(title, entries.length === 0);
  const episode = entries.length === 0 ? first : next?.episode;
  const text = PLAY_TEXTS[next ? (next.position > 0 ? 'resume' : 'play') : entries.length > 0 ? 'again' : 'play'];
  return (
    <ButtonLink variant="primary" to={watchPath(title, episode ?? undefined)}>
      <Icon name="play" size={18} />
      <span>{episode ? text.ofEpisode(episodeText(episode)) : text.plain}</span>
    </ButtonLink>
  );
}

/** Returns the first playable episode of the first season, for a series without progress. */
function useFirstEpisode(title: Title, isAsked: boolean): EpisodeNumber | null {
  const details = useTitleDetailsQuery(isAsked && title.kind === 'tv' ? title : skipToken);
  // Specials are last in the list.
  const number = details.data?.seasons[0]?.number;
  const season = useSeasonQuery(isAsked && number !== undefined ? { series: title, number } : skipToken);
  const episode = season.data?.episodes.find(({ film }) => film !== null);
  return number !== undefined && episode ? { season: number, episode: episode.number } : null;
}
