import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useGenreQuery } from '@/api/product/endpoints/genreRows';
import { LoadingLine } from '@/components/feedback/LoadingLine';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { TitleRow } from '@/components/media/TitleRow';
import { useApproach } from '@/components/media/useApproach';
import { Button } from '@/components/ui/Button';
import type { GenreRow as Row } from '@/domain/genreRow';
import type { Title } from '@/domain/title';

const SKELETONS = 10;

interface GenreRowProps {
  row: Row;
  /** The whole page is still loading, and says so for all of its rows. */
  isWaitedFor: boolean;
  /** The cards, or the first of them, as list items. */
  renderCards: (titles: readonly Title[], count?: number) => ReactNode;
}

/** One row of home: its place is reserved until it comes near. */
export function GenreRow(props: GenreRowProps) {
  const place = useRef<HTMLElement>(null);
  const count = useApproach(place, props.row.id);
  if (count > 0) return <BuiltRow {...props} count={count} />;
  return (
    <TitleRow ref={place} heading={props.row.name}>
      <SkeletonCards count={SKELETONS} isStill />
    </TitleRow>
  );
}

interface BuiltRowProps extends GenreRowProps {
  /** How many cards it shows at most. */
  count: number;
}

/** A row in each of its states. */
function BuiltRow({ row, isWaitedFor, count, renderCards }: BuiltRowProps) {
  const { data, error, fulfilledTimeStamp, isFetching, refetch } = useGenreQuery(row.id);
  return (
    <QueryBoundary
      // Asked again, it is loading again.
      query={{ data, error: isFetching ? undefined : error, fulfilledTimeStamp }}
      isEmpty={({ titles }) => titles.length === 0}
      loading={
        <TitleRow heading={row.name} note={!isWaitedFor && <LoadingLine text="Loading movies..." />}>
          <SkeletonCards count={SKELETONS} />
        </TitleRow>
      }
      failed={(message) => (
        <TitleRow heading={row.name} isList={false}>
          <Notice
            inline
            icon="alert"
            role="alert"
            text={`Error: ${message}`}
            action={<Button onClick={() => void refetch()}>Try Again</Button>}
          />
        </TitleRow>
      )}
      empty={
        <TitleRow heading={row.name} isList={false}>
          <Notice inline text="No movies found" />
        </TitleRow>
      }
    >
      {({ titles }, age) => (
        <TitleRow heading={row.name} note={age}>
          {renderCards(titles, count)}
        </TitleRow>
      )}
    </QueryBoundary>
  );
}
