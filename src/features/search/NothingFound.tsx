import { useNearTitlesQuery } from '@/api/tmdb/endpoints/search';
import { Notice } from '@/components/feedback/Notice';
import { Button } from '@/components/ui/Button';
import { readQuery } from '@/domain/query/readQuery';
import * as styles from './NothingFound.late.module.css';

interface NothingFoundProps {
  searchFor: string;
  onSearch: (query: string) => void;
}

/** Says that there is nothing, and offers what is near: titles that are spelt like it, the same without its year. */
export function NothingFound({ searchFor, onSearch }: NothingFoundProps) {
  const { currentData: near, isError } = useNearTitlesQuery(searchFor);
  const { text, year } = readQuery(searchFor);
  // All of it at once: what came later would push the words aside.
  if (!near && !isError) return null;
  const titles = near ?? [];
  const isOffered = titles.length > 0 || year !== null;
  return (
    <Notice
      icon="search"
      text="No movies found"
      hint="Try searching with different keywords"
      action={
        isOffered && (
          <div className={styles.near}>
            {titles.length > 0 && <p className={styles.question}>Did you mean</p>}
            {titles.map((title) => (
              <Button key={title} dir="auto" onClick={() => onSearch(title)}>
                {title}
              </Button>
            ))}
            {year !== null && (
              <Button variant="quiet" onClick={() => onSearch(text)}>{`Search without ${year}`}</Button>
            )}
          </div>
        )
      }
    />
  );
}
