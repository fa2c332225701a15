import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { SectionError } from '@/components/feedback/SectionError';
import { PlayerStage } from '@/components/player/PlayerStage';
import { PageTitle } from '@/components/site/PageTitle';
import { t } from '@/i18n/t';
import { FilmScreen } from './shared/FilmScreen';
import { preloadPlayer } from './shared/LazyPlayer';
import { Missing } from './shared/Missing';
import { NoFilm } from './shared/NoFilm';
import { useGoBack } from './shared/useGoBack';
import { useWatched } from './shared/useWatched';

/** Plays a title, or explains why it cannot be played. */
export function WatchPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const state = useWatched(id, params);
  const handleLeave = useGoBack();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(preloadPlayer, []);
  // The stage stays mounted between two episodes, which keeps full screen.
  const [stage, setStage] = useState<string | null>(null);
  const name = state.kind === 'playable' ? state.watched.playable.title.title : null;
  if (name !== null && name !== stage) setStage(name);

  if (state.kind === 'playable' || (state.kind === 'loading' && stage !== null))
    return (
      <>
        <PageTitle>{t('Watch {title}', { title: stage ?? name ?? '' })}</PageTitle>
        <PlayerStage name={stage ?? name ?? ''} frame={frame} onLeave={handleLeave}>
          {state.kind === 'playable' ? (
            <OptionalSection waiting={<LoadingScreen />} fallback={<SectionError />}>
              <FilmScreen watched={state.watched} frame={frame} onLeave={handleLeave} />
            </OptionalSection>
          ) : (
            <LoadingScreen />
          )}
        </PlayerStage>
      </>
    );
  if (state.kind === 'notFound' || state.kind === 'failed')
    return (
      <Missing
        failed={t('This title could not be loaded')}
        notFound={t('Movie not found')}
        icon="film"
        onRetry={state.kind === 'failed' ? state.onRetry : undefined}
      />
    );
  return (
    <>
      <PageTitle>{t('Watch')}</PageTitle>
      {state.kind === 'filmless' ? <NoFilm title={state.title} /> : <LoadingScreen />}
    </>
  );
}
