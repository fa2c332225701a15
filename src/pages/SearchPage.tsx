import { useCallback, useDeferredValue, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchEndpoints, useSearchQuery, useSuggestionsQuery } from '@/api/tmdb/endpoints/search';
import { useAppDispatch } from '@/app/hooks';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { watchPath } from '@/domain/titlePath';
import { RecentQueries } from '@/features/search/RecentQueries';
import { SearchBox } from '@/features/search/SearchBox';
import { FoundMovies, PopularMovies } from '@/features/search/SearchResults';
import { searchCleared, titleSelected } from '@/features/search/searchSlice';
import { TrendingNow } from '@/features/search/TrendingNow';
import { useRememberedQuery } from '@/features/search/useRememberedQuery';
import { useSearchText } from '@/features/search/useSearchText';
import { onSignOfLife } from '@/lib/signOfLife';
import * as styles from './SearchPage.module.css';
import { SearchCards } from './shared/SearchCards';

/** A keystroke renders the field; suggestions and results follow when there is time. */
export function SearchPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { text, query, type, submit } = useSearchText((wanted) => {
    // What is found may be here when its cards are rendered.
    void dispatch(searchEndpoints.search.initiate(wanted, { subscribe: false }));
  });
  const isSearch = query !== '';
  useEffect(
    () => onSignOfLife(() => void dispatch(searchEndpoints.prepareSearch.initiate(undefined, { subscribe: false }))),
    [dispatch],
  );
  const { currentData: found, isFetching } = useSearchQuery(query, { skip: !isSearch });
  const typed = useDeferredValue(text.trim());
  const isSuggesting = typed.length >= 2;
  // The last letter's stand until the next one's are there: Escape would find the list closed in between.
  const { data: suggestions = [] } = useSuggestionsQuery(typed, { skip: !isSuggesting });
  const remember = useRememberedQuery(query, found !== undefined && found.titles.length > 0);

  const handleSubmit = (wanted: string) => {
    remember(wanted);
    submit(wanted);
  };
  const handleClear = () => {
    dispatch(searchCleared());
    submit('');
  };
  const renderCards = useCallback(
    (titles: readonly Title[]) => {
      const handlePress = (title: Title) => {
        remember(query);
        dispatch(titleSelected(titleKey(title)));
        void navigate(watchPath(title));
      };
      return <SearchCards titles={titles} onPress={handlePress} />;
    },
    [dispatch, navigate, query, remember],
  );

  return (
    <Page title={isSearch ? `Search: ${query}` : 'Search'}>
      <PageHeading heading="Search Movies" lead="Discover your next favorite movie" />
      <SearchBox
        text={text}
        suggestions={isSuggesting ? suggestions : []}
        isSearching={isFetching}
        onType={type}
        onSubmit={handleSubmit}
        onClear={handleClear}
      />
      {!isSearch && <RecentQueries onPick={handleSubmit} />}
      {isSearch ? (
        <FoundMovies searchFor={query} renderCards={renderCards} />
      ) : (
        <PopularMovies renderCards={renderCards} />
      )}
      {!isSearch && (
        <div className={styles.bleed}>
          <TrendingNow renderCards={renderCards} />
        </div>
      )}
    </Page>
  );
}
