import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { TitleRow } from '@/components/media/TitleRow';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';

/** So many of its titles a row has at most. */
const MOST = 12;

interface ListRowProps {
  heading: string;
  list: { data?: { titles: readonly Title[] } | undefined; isLoading: boolean };
  /** The cards, as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

/** The beginning of a list. An extra: without its data it is simply not there. */
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
