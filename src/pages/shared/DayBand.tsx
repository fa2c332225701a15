import type { TitleKind } from '@/domain/title/title';
import { DayPick, NoPick } from '@/features/dayPick/DayPick';
import { nameOfGenre } from '@/features/filters/listName';
import { useBrowseAddress } from '@/features/filters/useBrowseAddress';
import { useShownTitles } from '@/features/filters/useShownTitles';

/** Picks from the first page only, so that the title stays the same while the list grows. */
const FIRST = 20;

const NAMES: Record<TitleKind, string> = { movie: 'Film of the day', tv: 'Series of the day' };

const NAMES_IN_GENRE: Record<TitleKind, (genre: string) => string> = {
  movie: (genre) => `${genre} film of the day`,
  tv: (genre) => `${genre} series of the day`,
};

/** The title of the day among the titles of the page, named by their genre if there is exactly one. */
export function DayBand({ kind }: { kind: TitleKind }) {
  const { query } = useBrowseAddress(kind);
  const isNone = useShownTitles(query, (shown) => shown.isNone);
  const titles = useShownTitles(query, (shown) => shown.titles.slice(0, FIRST));
  const [genre, ...others] = query.filter.genres;
  const name = genre !== undefined && others.length === 0 ? NAMES_IN_GENRE[kind](nameOfGenre(genre)) : NAMES[kind];
  if (isNone) return <NoPick />;
  return <DayPick name={`${name.charAt(0).toUpperCase()}${name.slice(1)}`} titles={titles} />;
}
