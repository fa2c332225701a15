import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { selectKnownTitle } from '@/api/knownTitle';
import { usePopularQuery } from '@/api/product/endpoints/lists';
import { useTitleQuery } from '@/api/tmdb/endpoints/details';
import { useAppStore } from '@/app/hooks';
import type { RootState } from '@/app/store';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { Notice } from '@/components/feedback/Notice';
import { TitleRow } from '@/components/media/TitleRow';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { readTitleId } from '@/domain/readTitle';
import { relatedTitles } from '@/domain/relatedTitles';
import type { Title, TitleKey, TitleKind } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { readTitleRouteState } from '@/domain/titleRouteState';
import { TitleDetails } from '@/features/titleDetails/TitleDetails';
import { WatchlistButton } from '@/features/watchlist/WatchlistButton';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import * as styles from './MoviePage.module.css';
import { BrowseCard } from './shared/BrowseCard';
import { useGoBack } from './shared/useGoBack';

/** A title's own page: handed over by a card, or looked up by its id where somebody came by an address. */
export function MoviePage() {
  const navigate = useNavigate();
  const handleBack = useGoBack();
  const { title, titles, isLoading } = useRoutedTitle();
  const { data: popular } = usePopularQuery(undefined, { skip: !title || titles.length > 0 });

  if (isLoading) return <LoadingScreen />;
  if (!title) {
    return (
      <div className={styles.missing}>
        <title>Movie not found · Kinora</title>
        <Notice
          icon="film"
          level={1}
          text="Movie not found"
          hint="Nothing in the catalogue goes by this address."
          action={
            <ButtonLink variant="primary" to="/" replace>
              Return Home
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const list = titles.length > 0 ? titles : [title, ...relatedTitles(title, popular?.titles ?? [])];
  const others = list.filter((other) => titleKey(other) !== titleKey(title));
  return (
    <div className={styles.page}>
      <title>{`${title.title} · Kinora`}</title>
      <TitleDetails
        title={title}
        headingLevel={1}
        navigation={
          <>
            <Button onClick={handleBack}>
              <Icon name="back" size={18} />
              Back
            </Button>
            <Button
              onClick={() => {
                void navigate('/');
              }}
            >
              <Icon name="home" size={18} />
              Home
            </Button>
          </>
        }
        actions={<WatchlistButton title={title} />}
      />
      {others.length > 0 && (
        <TitleRow heading="More like this">
          {others.map((other) => (
            <li key={titleKey(other)}>
              <BrowseCard title={other} titles={list} />
            </li>
          ))}
        </TitleRow>
      )}
    </div>
  );
}

const selectStoredTitle = (state: RootState, key: TitleKey): Title | undefined =>
  selectKnownTitle(state, key) ?? selectWatchlist(state).find((item) => titleKey(item) === key);

/** The route state first; then what the store has; then whoever knows the id. */
function useRoutedTitle(): { title: Title | undefined; titles: readonly Title[]; isLoading: boolean } {
  const { state } = useLocation() as { state: unknown };
  const { movieId } = useParams();
  const [params] = useSearchParams();
  const routed = readTitleRouteState(state);

  const id = readTitleId(movieId);
  const kind: TitleKind = params.get('type') === 'tv' ? 'tv' : 'movie';
  const name = id === null ? null : { kind, id };
  const isRouted = routed !== null && name !== null && titleKey(routed.title) === titleKey(name);

  const key = name && titleKey(name);
  const store = useAppStore();
  // As it is when the page opens: a list that comes later does not change what is being read.
  const stored = useMemo(() => key && selectStoredTitle(store.getState(), key), [store, key]);
  const known = isRouted ? routed.title : (stored ?? undefined);
  const { data, isLoading } = useTitleQuery(known || !name ? skipToken : name);

  return { title: known ?? data, titles: isRouted ? routed.titles : [], isLoading };
}
