import { skipToken } from '@reduxjs/toolkit/query';
import { useTitleDetailsQuery } from '@/api/endpoints/titleDetails';
import { AgeNote } from '@/components/feedback/AgeNote';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { CastRow } from './CastRow';
import { CollectionBand } from './CollectionBand';
import { Facts } from './Facts';
import { Keywords } from './Keywords';
import * as styles from './MoreAboutTitle.late.module.css';
import { PicturesRow } from './PicturesRow';
import { SeasonsRow } from './SeasonsRow';
import { VideosRow } from './VideosRow';
import { WhereToWatch } from './WhereToWatch';

interface MoreAboutTitleProps {
  title: Title;
  /** Whether a source may have details beyond the title. */
  isAsked: boolean;
  /** The placeholder while the details load. */
  waiting: Elements;
  /** The row "More like this" for a title whose source names no related titles. */
  row: Elements;
  /** Renders the row "More like this" with the related titles that the source names. */
  renderRow: (related: readonly Title[]) => Elements;
}

/** All sections below the head of a title. Each renders only if it has content. */
export function MoreAboutTitle({ title, isAsked, waiting, row, renderRow }: MoreAboutTitleProps) {
  const { kind, id, source } = title;
  const query = useTitleDetailsQuery(isAsked ? { kind, id, source } : skipToken);
  const details = query.data ?? null;
  const isFailed = query.isError;

  if (isAsked && !details && !isFailed) return waiting;
  if (!details)
    return (
      <>
        {row}
        <div className={styles.about}>
          <Facts title={title} details={null} />
        </div>
      </>
    );

  const { backdrops, posters, keywords, providers } = details;
  const isOffered = providers !== null && providers.ways.length > 0;
  return (
    <>
      <SeasonsRow series={title} seasons={details.seasons} />
      <CastRow cast={details.cast} crew={details.crew} />
      <VideosRow title={title} videos={details.videos} stills={backdrops} />
      {details.collection && <CollectionBand collection={details.collection} />}
      {details.related.length > 0 ? renderRow(details.related) : row}
      <PicturesRow name={title.title} backdrops={backdrops} posters={posters} />
      <div className={styles.about}>
        <Facts
          title={fullest(title, details.title)}
          details={details}
          age={!query.isFetching && <AgeNote fetchedAt={query.fulfilledTimeStamp} />}
        />
        {(isOffered || keywords.length > 0) && (
          <div className={styles.beside}>
            {isOffered && <WhereToWatch offers={providers} />}
            <Keywords kind={kind} keywords={keywords} />
          </div>
        )}
      </div>
    </>
  );
}

/** Fills fields that the details lack from the title in the list. */
const fullest = (title: Title, details: Title): Title => ({
  ...details,
  releaseDate: details.releaseDate ?? title.releaseDate,
  director: details.director ?? title.director,
  ...(details.genres.length === 0 && { genres: title.genres, genreIds: title.genreIds }),
});
