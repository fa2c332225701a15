import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { TitleRow } from '@/components/media/TitleRow';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';

/** The maximum number of titles in a row. */
const MOST = 12;

interface ListRowProps {
  heading: string;
  list: { data?: { titles: readonly Title[] } | undefined; isLoading: boolean };
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

/** The first titles of a list. Renders nothing if the list is empty or fails. */
export function ListRow({ heading, list: { data, isLoading }, renderCards }: ListRowProps) {
  const titles = data?.titles.slice(0, MOST) ?? [];
  if (titles.length === 0 && !isLoading) return null;
  return (
    <TitleRow heading={heading}>
      {isLoading && <SkeletonCards count={MOST} />}
      {renderCards(titles)}
    </TitleRow>
  );
}
