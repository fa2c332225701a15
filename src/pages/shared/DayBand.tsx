import type { TitleKind } from '@/domain/title/title';
import { DayPick, NoPick } from '@/features/dayPick/DayPick';
import { nameOfGenre } from '@/features/filters/listName';
import { useBrowseAddress } from '@/features/filters/useBrowseAddress';
import { useShownTitles } from '@/features/filters/useShownTitles';

/** Picks from the first page only, so that the title stays the same while the list grows. */
const FIRST = 20;

const NOUNS: Record<TitleKind, string> = { movie: 'film', tv: 'series' };

/** The title of the day among the titles of the page, named by their genre if there is exactly one. */
export function DayBand({ kind }: { kind: TitleKind }) {
  const { query } = useBrowseAddress(kind);
  const isNone = useShownTitles(query, (shown) => shown.isNone);
  const titles = useShownTitles(query, (shown) => shown.titles.slice(0, FIRST));
  const [genre, ...others] = query.filter.genres;
  const words = genre !== undefined && others.length === 0 ? `${nameOfGenre(genre)} ${NOUNS[kind]}` : NOUNS[kind];
  if (isNone) return <NoPick />;
  return <DayPick name={`${words.charAt(0).toUpperCase()}${words.slice(1)} of the day`} titles={titles} />;
}
