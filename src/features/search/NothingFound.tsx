import { useTypoSuggestionsQuery } from '@/api/endpoints/search';
import { Notice } from '@/components/feedback/Notice';
import { Button } from '@/components/ui/Button';
import { readQuery } from '@/domain/query/readQuery';
import { t } from '@/i18n/t';
import * as styles from './NothingFound.late.module.css';

interface NothingFoundProps {
  searchFor: string;
  onSearch: (query: string) => void;
}

/** The empty state of a search. Offers titles with a similar spelling, and the query without its year. */
export function NothingFound({ searchFor, onSearch }: NothingFoundProps) {
  const { currentData: near, isError } = useTypoSuggestionsQuery(searchFor);
  const { text, year } = readQuery(searchFor);
  // Waits for the suggestions: if they appeared later, they would move the text.
  if (!near && !isError) return null;
  const titles = near ?? [];
  const isOffered = titles.length > 0 || year !== null;
  return (
    <Notice
      icon="search"
      text={t('No movies found')}
      hint={t('Try searching with different keywords')}
      action={
        isOffered && (
          <div className={styles.near}>
            {titles.length > 0 && <p className={styles.question}>{t('Did you mean')}</p>}
            {titles.map((title) => (
              <Button key={title} dir="auto" onClick={() => onSearch(title)}>
                {title}
              </Button>
            ))}
            {year !== null && (
              <Button variant="quiet" onClick={() => onSearch(text)}>
                {t('Search without {year}', { year })}
              </Button>
            )}
          </div>
        )
      }
    />
  );
}
