import { Activity, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchEndpoints, useSuggestionsQuery } from '@/api/endpoints/search';
import { useAppDispatch } from '@/app/hooks';
import { search } from '@/app/slices/search';
import { useInjectedSlice } from '@/app/useInjectedSlice';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import type { Suggestion } from '@/domain/query/suggestion';
import { SUGGESTION_MIN_CHARACTERS } from '@/domain/query/suggestion';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { watchPath } from '@/domain/title/titlePath';
import { needsScreenKeyboard } from '@/features/search/needsScreenKeyboard';
import { PopularMovies } from '@/features/search/PopularMovies';
import { RecentQueries } from '@/features/search/RecentQueries';
import { SearchBox } from '@/features/search/SearchBox';
import { searchCleared, titleSelected } from '@/features/search/searchSlice';
import { TrendingNow } from '@/features/search/TrendingNow';
import { useFound } from '@/features/search/useFoundGroup';
import { useRememberedQuery } from '@/features/search/useRememberedQuery';
import { useSearchAhead } from '@/features/search/useSearchAhead';
import { useSearchText } from '@/features/search/useSearchText';
import { t } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';
import { onActivityOrIdle } from '@/lib/activityOrIdle';
import * as styles from './SearchPage.module.css';
import { PopularTonight } from './shared/PopularTonight';
import { SearchCards } from './shared/SearchCards';

const loadFindings = () => import(/* webpackChunkName: "search" */ './shared/SearchFindings');
// No chunk of its own: the first load contains the name and the hash of every chunk.
const ScreenKeyboard = lazyWithRetry(() =>
  import(/* webpackChunkName: "language-menu" */ '@/features/search/screenKeyboard/ScreenKeyboard').then(
    (m) => m.ScreenKeyboard,
  ),
);
const SearchFindings = lazyWithRetry(() => loadFindings().then((m) => m.SearchFindings));

/** The search page. A key press renders the field at once. Suggestions and results render deferred. */
export function SearchPage() {
  useInjectedSlice(search);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { expected, ask } = useSearchAhead();
  const { text, query, isComposing, type, submit } = useSearchText(ask);
  const isSearch = query !== '';
  const [hasKeyboard] = useState(needsScreenKeyboard);
  useEffect(
    () =>
      onActivityOrIdle(() => {
        // A failure is ignored, because a search loads the chunk again.
        loadFindings().catch(() => undefined);
        void dispatch(searchEndpoints.prepareSearch.initiate(undefined, { subscribe: false }));
      }),
    [dispatch],
  );
  const found = useFound(query);
  const typed = useDeferredValue(text.trim());
  const isSuggesting = typed.length >= SUGGESTION_MIN_CHARACTERS;
  // Keeps the suggestions of the previous text until the new ones load. Otherwise the list would be closed in between,
  // and Escape would clear the field.
  const { data: suggestions = [] } = useSuggestionsQuery(typed, { skip: !isSuggesting || isComposing });
  const remember = useRememberedQuery(
    query,
    found.some((group) => group.found !== undefined && group.found.count > 0),
  );

  const handleSubmit = (wanted: string) => {
    remember(wanted);
    submit(wanted);
  };
  const handlePick = ({ text: name, path }: Suggestion) => {
    if (path === undefined) handleSubmit(name);
    else void navigate(path);
  };
  const handleClear = () => {
    dispatch(searchCleared());
    submit('');
  };
  const handlePress = useCallback(
    (title: Title, searchedFor: string) => {
      remember(searchedFor);
      dispatch(titleSelected(titleKey(title)));
      void navigate(watchPath(title));
    },
    [dispatch, navigate, remember],
  );
  const handlePopular = useCallback((title: Title) => handlePress(title, ''), [handlePress]);
  const renderCards = useCallback(
    (titles: readonly Title[]) => <SearchCards titles={titles} onPress={handlePopular} />,
    [handlePopular],
  );
  // A stable callback, so that the results do not render again whenever the text changes.
  const submitLatest = useRef(handleSubmit);
  useLayoutEffect(() => {
    submitLatest.current = handleSubmit;
  });
  const handleSearch = useCallback((wanted: string) => submitLatest.current(wanted), []);
  // Renders the prefetched results hidden, before they are shown.
  const searches = new Set([query, ...(expected === text.trim() ? [expected] : [])].filter(Boolean));

  return (
    <Page title={isSearch ? t('Search: {query}', { query }) : t('Search')}>
      <PageHeading heading={t('Search Movies')} lead={t('Discover your next favorite movie')} />
      <SearchBox
        text={text}
        suggestions={isSuggesting ? suggestions : []}
        isSearching={found.some(({ isFetching }) => isFetching)}
        onType={type}
        onSubmit={handleSubmit}
        onPick={handlePick}
        onClear={handleClear}
      />
      {hasKeyboard && (
        <OptionalSection>
          <ScreenKeyboard text={text} onType={type} onDone={handleSubmit} />
        </OptionalSection>
      )}
      {!isSearch && <RecentQueries onPick={handleSubmit} />}
      {[...searches].map((searchFor) => (
        <Activity key={searchFor} mode={searchFor === query ? 'visible' : 'hidden'}>
          <OptionalSection fallback={<SectionError />}>
            <SearchFindings
              searchFor={searchFor}
              onPress={handlePress}
              onOpen={remember}
              onSearch={handleSearch}
              instead={INSTEAD}
            />
          </OptionalSection>
        </Activity>
      ))}
      {!isSearch && <PopularMovies renderCards={renderCards} />}
      {!isSearch && (
        <div className={styles.bleed}>
          <TrendingNow renderCards={renderCards} />
        </div>
      )}
    </Page>
  );
}

/** The content for a search without results. */
const INSTEAD = (
  <div className={styles.bleed}>
    <PopularTonight />
  </div>
);
