import { Notice } from '@/components/feedback/Notice';
import { Button } from '@/components/ui/Button';
import { genreName } from '@/domain/lists/genre';
import { t, tStored } from '@/i18n/t';

interface NoMoviesProps {
  /** Null stands for all genres. */
  genreId: number | null;
  onShowAll: () => void;
}

/** The empty state of the movie list, with or without a genre. */
export function NoMovies({ genreId, onShowAll }: NoMoviesProps) {
  const genre = genreId === null ? undefined : genreName(genreId);
  return (
    <Notice
      icon="movies"
      text={t('No Movies Found')}
      hint={
        genreId === null
          ? t('No movies available at the moment')
          : genre === undefined
            ? t('No movies found for this genre')
            : t('No movies found for {genre} genre', { genre: tStored(genre) })
      }
      action={genreId !== null && <Button onClick={onShowAll}>{t('Show All Movies')}</Button>}
    />
  );
}

interface MoviesFailedProps {
  message: string;
  onRetry: () => void;
}

export const MoviesFailed = ({ message, onRetry }: MoviesFailedProps) => (
  <Notice
    icon="unplugged"
    role="alert"
    text={t('Movies could not be loaded')}
    hint={message}
    action={
      <Button variant="primary" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    }
  />
);
