import { Notice } from '@/components/feedback/Notice';
import { Button } from '@/components/ui/Button';
import { genreName } from '@/domain/lists/genre';

interface NoMoviesProps {
  /** Null stands for all genres. */
  genreId: number | null;
  onShowAll: () => void;
}

/** The empty state of the movie list, with or without a genre. */
export function NoMovies({ genreId, onShowAll }: NoMoviesProps) {
  return (
    <Notice
      icon="movies"
      text="No Movies Found"
      hint={
        genreId === null
          ? 'No movies available at the moment'
          : `No movies found for ${genreName(genreId) ?? 'this'} genre`
      }
      action={genreId !== null && <Button onClick={onShowAll}>Show All Movies</Button>}
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
    text="Movies could not be loaded"
    hint={message}
    action={
      <Button variant="primary" onClick={onRetry}>
        Try Again
      </Button>
    }
  />
);
