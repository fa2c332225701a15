import { Fragment } from 'react';
import { useOwnCatalogueQuery } from '@/api/endpoints/ownCatalogue';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { Notice } from '@/components/feedback/Notice';
import { SectionError } from '@/components/feedback/SectionError';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { LazyRow } from '@/components/media/LazyRow';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { useAppSelector } from '@/app/hooks';
import type { HomeRow } from '@/config/site';
import { DEFAULT_SITE, OWN_HOME_ROWS } from '@/config/site';
import { NUMBERED_ROWS } from '@/domain/lists/numberedRow';
import type { OwnHome, OwnRow } from '@/domain/lists/ownHome';
import { titleKey } from '@/domain/title/title';
import { collectionPath } from '@/domain/title/titlePath';
import { NumberedTitleRow } from '@/features/browse/NumberedTitleRow';
import { OwnCatalogue } from '@/features/browse/OwnCatalogue';
import { OwnHero } from '@/features/browse/OwnHero';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { t, tIn, tStored } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { LinkCard } from './shared/LinkCard';
import { ContinuedRow, MovieList, renderCards, renderToggle } from './shared/homeRowParts';
import * as rowStyles from './shared/homeRowParts.module.css';
import * as styles from './OwnHomePage.late.module.css';

/** The home page of a site with its own catalogue. It has rows only for what the catalogue contains. */
export function OwnHomePage() {
  const query = useOwnCatalogueQuery();
  return (
    <>
      <PageTitle />
      <h1 className="visually-hidden">{t('Home')}</h1>
      <OwnCatalogue />
      <QueryBoundary
        query={{ ...query, error: query.isFetching ? undefined : query.error }}
        isEmpty={({ lacks }) => lacks.includes('movies') && lacks.includes('series')}
        loading={<LoadingScreen />}
        failed={(message) => (
          <Notice
            icon="unplugged"
            role="alert"
            text={t('The catalogue could not be loaded')}
            hint={message}
            action={
              <Button variant="primary" onClick={() => void query.refetch()}>
                {t('Try Again')}
              </Button>
            }
          />
        )}
        empty={<Notice icon="film" text={t('There are no titles here yet')} />}
      >
        {({ home, lacks }, age) => (
          <>
            {age}
            <HomeRows home={home} hasMovies={!lacks.includes('movies')} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

interface HomeRowsProps {
  home: OwnHome;
  hasMovies: boolean;
}

function HomeRows({ home, hasMovies }: HomeRowsProps) {
  const site = useSite();
  // A catalogue that was detected has the same default rows as one in config.json.
  const homeRows = site.homeRows === DEFAULT_SITE.homeRows ? OWN_HOME_ROWS : site.homeRows;
  const hasHero = homeRows.includes('hero') && home.hero.length > 0;
  const ownRows: Partial<Record<HomeRow, readonly OwnRow[]>> = {
    'added-lately': home.added,
    collections: home.collections,
    genres: home.genres,
    series: home.series,
  };
  const rowOf = (name: HomeRow): Elements => {
    if (name === 'hero') return null;
    // Studios are part of the demo only.
    if (name === 'studios') return null;
    if (name === 'movies')
      return (
        hasMovies && (
          <OptionalSection fallback={<SectionError />}>
            <MovieList renderCards={renderCards} />
          </OptionalSection>
        )
      );
    return (
      ownRows[name]?.map((row) => <OwnHomeRow key={row.id} row={row} />) ??
      NUMBERED_ROWS.filter(({ slug }) => slug === name).map((row) => (
        <NumberedTitleRow key={row.id} row={row} isPageLoading={false} renderCards={renderCards} />
      ))
    );
  };
  return (
    <>
      {hasHero ? <OwnHero slides={home.hero} renderToggle={renderToggle} /> : <div className={rowStyles.belowHeader} />}
      <ContinuedRow />
      {homeRows.map((name) => (
        <Fragment key={name}>{rowOf(name)}</Fragment>
      ))}
    </>
  );
}

const HEADINGS = { added: t('Recently added'), latest: t('Latest releases'), series: tIn('list', 'Series') } as const;

function OwnHomeRow({ row: { id, name, titles, collection } }: { row: OwnRow }) {
  const listed = useAppSelector(selectListedKeys);
  // A collection has a name of the catalogue, and a genre one that may be translated.
  const heading = name === null ? HEADINGS[id] : collection ? name : tStored(name);
  return (
    <LazyRow
      heading={heading}
      note={
        collection && (
          <Link
            to={collectionPath(collection)}
            className={styles.more}
            aria-label={t('See all of {heading}', { heading })}
          >
            {t('See all')}
          </Link>
        )
      }
      items={titles}
      keyOf={titleKey}
      renderItem={(title) => <LinkCard title={title} titles={titles} isListed={listed.has(titleKey(title))} />}
    />
  );
}
