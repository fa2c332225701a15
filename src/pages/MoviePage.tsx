import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useRef } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '@/api/client/isNotFound';
import { selectKnownTitle } from '@/api/cache/knownTitles';
import { usePopularQuery } from '@/api/endpoints/popular';
import { titleByUrlEndpoints, useTitleQuery } from '@/api/endpoints/titleByUrl';
import { useAppStore } from '@/app/hooks';
import type { AppDispatch, RootState } from '@/app/store';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { TitleRow } from '@/components/media/TitleRow';
import { useProgressiveRender } from '@/components/media/useProgressiveRender';
import { useSite } from '@/components/site/SiteContext';
import { PageTitle } from '@/components/site/PageTitle';
import { readTitleId } from '@/domain/title/readTitle';
import { relatedTitles } from '@/domain/title/relatedTitles';
import type { Title, TitleKey } from '@/domain/title/title';
import { isSampleId, titleKey } from '@/domain/title/title';
import { readTitleAddress } from '@/domain/title/titlePath';
import { readTitleRouteState } from '@/domain/title/titleRouteState';
import { TitleDetails } from '@/features/titleDetails/TitleDetails';
import { TitleDetailsSkeleton } from '@/features/titleDetails/TitleDetailsSkeleton';
import { WatchlistButton } from '@/features/watchlist/WatchlistButton';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import { t } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import * as styles from './MoviePage.module.css';
import { BackAndHome } from './shared/BackAndHome';
import { BrowseCards } from './shared/BrowseCards';

const SKELETONS = 10;

const Missing = lazyWithRetry(() =>
  import(/* webpackChunkName: "catalogue" */ './shared/Missing').then((m) => m.Missing),
);

const MoreAboutTitle = lazyWithRetry(() =>
  import(/* webpackChunkName: "title-more" */ '@/features/titleDetails/more/MoreAboutTitle').then(
    (m) => m.MoreAboutTitle,
  ),
);

const PlayAction = lazyWithRetry(() =>
  import(/* webpackChunkName: "title-more" */ '@/features/progress/PlayAction').then((m) => m.PlayAction),
);

/** The page of a title. The title comes from the card that was pressed, or is requested by its id. */
export function MoviePage() {
  const { title, titles, isLoading, error, refetch } = useRoutedTitle();
  const skeleton = (
    <div className={styles.page}>
      <TitleDetailsSkeleton navigation={<BackAndHome />} />
    </div>
  );
  if (isLoading) return skeleton;
  if (!title)
    return (
      <OptionalSection fallback={<SectionError />} waiting={skeleton}>
        <Missing
          failed={t('This title could not be loaded')}
          notFound={t('Movie not found')}
          icon="film"
          onRetry={isNotFound(error) ? undefined : refetch}
        />
      </OptionalSection>
    );
  return <TitleScreen key={titleKey(title)} title={title} titles={titles} />;
}

interface TitleScreenProps {
  title: Title;
  /** The list that the title was opened from, or an empty list. */
  titles: readonly Title[];
}

/** Shows the title at once. The further details load below it after the first activity. */
function TitleScreen({ title, titles }: TitleScreenProps) {
  const hasActivity = useActivityOrIdle();
  const { data: popular } = usePopularQuery(undefined, { skip: titles.length > 0 });
  const isAsked = title.source !== 'sample';

  const list = titles.length > 0 ? titles : [title, ...relatedTitles(title, popular?.titles ?? [])];
  const others = list.filter((other) => titleKey(other) !== titleKey(title));
  const row = others.length > 0 && <MoreLikeThis titles={list} shown={others} />;
  // The placeholder below the title. It also hides the footer.
  const waiting = isAsked ? (
    <TitleRow heading={title.kind === 'tv' ? t('Seasons') : t('Cast')}>
      <SkeletonCards count={SKELETONS} />
    </TitleRow>
  ) : (
    <div data-waiting="true" />
  );
  return (
    <div className={styles.page}>
      <PageTitle>{title.title}</PageTitle>
      <TitleDetails
        title={title}
        headingLevel={1}
        navigation={<BackAndHome />}
        actions={<WatchlistButton title={title} />}
        first={
          title.isPlayable && (
            <OptionalSection>
              <PlayAction title={title} />
            </OptionalSection>
          )
        }
        isAsked={isAsked}
      />
      {!isAsked && row}
      {hasActivity ? (
        <OptionalSection waiting={waiting} fallback={isAsked && row}>
          <MoreAboutTitle
            title={title}
            isAsked={isAsked}
            waiting={waiting}
            row={isAsked && row}
            renderRow={(related) => <MoreLikeThis titles={[title, ...related]} shown={related} />}
          />
        </OptionalSection>
      ) : (
        waiting
      )}
    </div>
  );
}

interface MoreLikeThisProps {
  titles: readonly Title[];
  shown: readonly Title[];
}

/** The row renders when it comes near the screen, because the details above have priority. */
function MoreLikeThis({ titles, shown }: MoreLikeThisProps) {
  const row = useRef<HTMLElement>(null);
  const count = useProgressiveRender(row, 'more');
  return (
    <TitleRow ref={row} heading={t('More like this')}>
      {count === 0 ? (
        <SkeletonCards count={SKELETONS} isStill />
      ) : (
        <BrowseCards titles={titles} shown={shown} count={count} />
      )}
    </TitleRow>
  );
}

/** The first request of the page, for a sample title at an address without navigation state. */
MoviePage.ask = async (dispatch: AppDispatch, { pathname, search }: Location): Promise<void> => {
  const id = readTitleId(pathname.split('/').at(-1));
  if (id === null || !isSampleId(id) || history.state !== null) return;
  const address = { ...readTitleAddress(new URLSearchParams(search)), id };
  await dispatch(titleByUrlEndpoints.title.initiate(address, { subscribe: false }));
};

const selectStoredTitle = (state: RootState, key: TitleKey): Title | undefined =>
  selectKnownTitle(state, key) ?? selectWatchlist(state).find((item) => titleKey(item) === key);

const NO_TITLES: readonly Title[] = [];

/** Returns the title of the route: from the navigation state, from the store, or by a request. */
function useRoutedTitle() {
  const { state } = useLocation() as { state: unknown };
  const { movieId } = useParams();
  const [params] = useSearchParams();
  const { samples } = useSite();
  const handedOver = readTitleRouteState(state);
  // A page of the demo may have passed on a sample whose id is that of a title of the site's own catalogue.
  const routed = handedOver?.title.source === 'sample' && !samples ? null : handedOver;

  const id = readTitleId(movieId);
  const address = id === null ? null : { ...readTitleAddress(params), id };
  // A number without a source is the id of a sample if the site shows samples, and otherwise of the site's own
  // catalogue. A text id can belong to any source.
  const key = address && titleKey({ ...address, source: address.source ?? (samples ? 'sample' : 'product') });
  const isRouted = routed !== null && key !== null && titleKey(routed.title) === key;

  const store = useAppStore();
  // Read once when the page opens, so that a list that loads later does not change the page.
  const stored = useMemo(() => key && selectStoredTitle(store.getState(), key), [store, key]);
  const known = isRouted ? routed.title : (stored ?? undefined);
  const query = useTitleQuery(known || !address ? skipToken : address);
  // A retry shows the loading state.
  const isLoading = query.isLoading || (query.isFetching && query.isError);

  return {
    title: known ?? query.data,
    titles: isRouted ? routed.titles : NO_TITLES,
    isLoading,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
