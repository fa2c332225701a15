import { useNavigate } from 'react-router-dom';
import { useSearchQuery, useSuggestionsQuery } from '@/api/tmdb/endpoints/search';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { watchPath } from '@/domain/titlePath';
import { RecentQueries } from '@/features/search/RecentQueries';
import { SearchBox } from '@/features/search/SearchBox';
import { FoundMovies, PopularMovies } from '@/features/search/SearchResults';
import { searchCleared, selectSelectedTitle, titleSelected } from '@/features/search/searchSlice';
import { TrendingNow } from '@/features/search/TrendingNow';
import { useRememberedQuery } from '@/features/search/useRememberedQuery';
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
  const remember = useRememberedQuery(query, found !== undefined && found.titles.length > 0);

  const handleSubmit = (wanted: string) => {
    remember(wanted);
    submit(wanted);
  };
  const handleClear = () => {
    dispatch(searchCleared());
    submit('');
  };
  const handleOpen = (title: Title) => {
    remember(query);
    dispatch(titleSelected(titleKey(title)));
    void navigate(watchPath(title));
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
        onSubmit={handleSubmit}
        onClear={handleClear}
      />
      {!isSearch && <RecentQueries onPick={handleSubmit} />}
      {isSearch ? <FoundMovies searchFor={query} renderCard={renderCard} /> : <PopularMovies renderCard={renderCard} />}
      {!isSearch && (
        <div className={styles.bleed}>
          <TrendingNow renderCard={renderCard} />
        </div>
      )}
    </Page>
  );
}
