import { useCallback } from 'react';
import { useMovies } from '@/api/endpoints/movies';
import { titlesOfPages } from '@/api/client/titlePages';
import { currentQueryState } from '@/components/feedback/currentQueryState';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { InfiniteGrid } from '@/components/media/InfiniteGrid';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import type { ColorMood } from './colorMoods';
import { moodOf } from './colorMoods';

interface ColorTitlesProps {
  /** Undefined shows all titles. */
  mood: ColorMood | undefined;
  /** Null shows all genres. */
  genreId: number | null;
  loading: Elements;
  failed: (message: string, onRetry: () => void) => Elements;
  /** Must be a stable function, see VirtualGrid. */
  renderCard: (title: Title) => Elements;
}

type Pages = Parameters<typeof titlesOfPages>[0];

/** The movies whose posters have one color mood. Omits posters of unknown color. */
export function ColorTitles({ mood, genreId, loading, failed, renderCard }: ColorTitlesProps) {
  const query = useMovies(genreId);
  const titlesOf = useCallback(
    (data: Pages) => titlesOfPages(data).filter((title) => mood === undefined || moodOf(title) === mood),
    [mood],
  );
  return (
    <QueryBoundary
      query={currentQueryState(query)}
      isEmpty={(data) => titlesOf(data).length === 0}
      loading={loading}
      failed={(message) => failed(message, () => void query.refetch())}
      empty={<Notice icon="movies" text={t('No Movies Found')} hint={t('No poster here has this color')} />}
    >
      {(data, age) => (
        <>
          {age}
          <InfiniteGrid
            key={mood?.id}
            query={query}
            titles={titlesOf(data)}
            titlesOf={titlesOf}
            kind="movie"
            columns={6}
            renderCard={renderCard}
          />
        </>
      )}
    </QueryBoundary>
  );
}
