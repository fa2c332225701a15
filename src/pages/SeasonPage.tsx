import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '@/api/client/isNotFound';
import { useSeasonQuery } from '@/api/endpoints/seasons';
import { useTitleDetailsQuery } from '@/api/endpoints/titleDetails';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { PageTitle } from '@/components/site/PageTitle';
import { readSeasonAddress } from '@/domain/seasons/readSeasonAddress';
import { EpisodeAction } from '@/features/progress/EpisodeAction';
import { Episodes } from '@/features/seasons/Episodes';
import { SeasonHead } from '@/features/seasons/SeasonHead';
import { SeasonNeighbours } from '@/features/seasons/SeasonNeighbours';
import { SeasonSkeleton } from '@/features/seasons/SeasonSkeleton';
import { t, tStored } from '@/i18n/t';
import { BackAndHome } from './shared/BackAndHome';
import { Missing } from './shared/Missing';
import { pageState } from './shared/pageState';

/** The page of a season with its episodes. */
export function SeasonPage() {
  const { movieId, number } = useParams();
  const [params] = useSearchParams();
  const address = readSeasonAddress(movieId, number, params);
  const query = useSeasonQuery(address ?? skipToken);
  // The name of the series and its other seasons.
  const details = useTitleDetailsQuery(address?.series ?? skipToken);

  const state = pageState(query, isNotFound);
  // Waits for both, so that the layout does not shift. The page renders even if the request for the series fails.
  if (state.kind === 'loading' || (state.kind === 'shown' && details.isLoading))
    return <SeasonSkeleton navigation={<BackAndHome />} />;
  if (state.kind !== 'shown' || address === null)
    return (
      <Missing
        failed={t('This season could not be loaded')}
        notFound={t('Season not found')}
        icon="tv"
        onRetry={state.kind === 'failed' ? state.onRetry : undefined}
      />
    );
  const season = state.data;
  const { series } = address;
  const title = details.data?.title ?? null;
  return (
    <>
      <PageTitle>{title ? `${tStored(season.name)} · ${title.title}` : tStored(season.name)}</PageTitle>
      <SeasonHead season={season} series={series} title={title} navigation={<BackAndHome />} />
      <Episodes
        episodes={season.episodes}
        renderAction={({ number: episode, name }) => (
          <OptionalSection>
            <EpisodeAction series={series} episode={{ season: season.number, episode, name }} />
          </OptionalSection>
        )}
      />
      <SeasonNeighbours series={series} seasons={details.data?.seasons ?? []} number={season.number} />
    </>
  );
}
