import type { ReactNode } from 'react';
import { useGenreQuery } from '@/api/product/endpoints/genreRows';
import { LoadingLine } from '@/components/feedback/LoadingLine';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { TitleRow } from '@/components/media/TitleRow';
import { Button } from '@/components/ui/Button';
import type { GenreRow as Row } from '@/domain/genreRow';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';

const SKELETONS = 10;

interface GenreRowProps {
  row: Row;
  /** The whole page is still loading, and says so for all of its rows. */
  isWaitedFor: boolean;
  renderCard: (title: Title, titles: readonly Title[]) => ReactNode;
}

/** One row of home, in each of its states. */
export function GenreRow({ row, isWaitedFor, renderCard }: GenreRowProps) {
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
          {titles.map((title) => (
            <li key={titleKey(title)}>{renderCard(title, titles)}</li>
          ))}
        </TitleRow>
      )}
    </QueryBoundary>
  );
}
