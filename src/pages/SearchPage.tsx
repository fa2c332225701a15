import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchQuery, useSuggestionsQuery } from '@/api/tmdb/endpoints/search';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { RecentQueries } from '@/features/search/RecentQueries';
import { SearchBox } from '@/features/search/SearchBox';
import { FoundMovies, PopularMovies } from '@/features/search/SearchResults';
import { queryRemembered, selectSelectedTitle, titleSelected } from '@/features/search/searchSlice';
import { TrendingNow } from '@/features/search/TrendingNow';
import { useSearchText } from '@/features/search/useSearchText';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';
import * as styles from './SearchPage.module.css';

export function SearchPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { text, query, type, submit } = useSearchText();
  const isSearch = query !== '';
  const { currentData: found, isFetching } = useSearchQuery(query, { skip: !isSearch });
  const { currentData: suggestions = [] } = useSuggestionsQuery(text.trim(), { skip: text.trim().length < 2 });
  const selected = useAppSelector(selectSelectedTitle);

  // A query that found something is worth coming back to.
  const isWorthIt = isSearch && found !== undefined && found.titles.length > 0;
  useEffect(() => {
    if (isWorthIt) dispatch(queryRemembered(query));
  }, [dispatch, isWorthIt, query]);

  const handleOpen = (title: Title) => {
    dispatch(titleSelected(titleKey(title)));
    void navigate(`/watch/${encodeURIComponent(title.id)}`);
  };
  const renderCard = (title: Title) => (
    <div className={styles.card} data-selected={selected === titleKey(title)}>
      <TitleCard
        title={title}
        opener={<TitleButton title={title} onPress={() => handleOpen(title)} />}
        actions={<WatchlistToggle title={title} />}
      />
    </div>
  );

  return (
    <Page title={isSearch ? `Search: ${query}` : 'Search'}>
      <PageHeading heading="Search Movies" lead="Discover your next favorite movie" />
      <SearchBox
        text={text}
        suggestions={suggestions}
        isSearching={isFetching}
        onType={type}
        onSubmit={submit}
        onClear={() => submit('')}
      />
      {!isSearch && <RecentQueries onPick={submit} />}
      {isSearch ? <FoundMovies searchFor={query} renderCard={renderCard} /> : <PopularMovies renderCard={renderCard} />}
      {!isSearch && (
        <div className={styles.bleed}>
          <TrendingNow renderCard={renderCard} />
        </div>
      )}
    </Page>
  );
}
