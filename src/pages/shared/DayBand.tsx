import type { TitleKind } from '@/domain/title/title';
import { DayPick, NoPick } from '@/features/dayPick/DayPick';
import { nameOfGenre } from '@/features/filters/listName';
import { useBrowseAddress } from '@/features/filters/useBrowseAddress';
import { useShownTitles } from '@/features/filters/useShownTitles';
import { t } from '@/i18n/t';
import { capitalized, inLabel, inSentence } from '@/i18n/inSentence';

/** Picks from the first page only, so that the title stays the same while the list grows. */
const FIRST = 20;

interface DayTexts {
  name: string;
  lookText: string;
}

const TEXTS: Record<TitleKind, DayTexts> = {
  movie: { name: t('Film of the day'), lookText: t('Have a look at the film of the day') },
  tv: { name: t('Series of the day'), lookText: t('Have a look at the series of the day') },
};

const TEXTS_IN_GENRE: Record<TitleKind, (genre: string) => DayTexts> = {
  movie: (genre) => ({
    name: t('{genre} film of the day', { genre: inLabel(genre) }),
    lookText: t('Have a look at the {genre} film of the day', { genre: inSentence(genre) }),
  }),
  tv: (genre) => ({
    name: t('{genre} series of the day', { genre: inLabel(genre) }),
    lookText: t('Have a look at the {genre} series of the day', { genre: inSentence(genre) }),
  }),
};

/** The title of the day among the titles of the page, named by their genre if there is exactly one. */
export function DayBand({ kind }: { kind: TitleKind }) {
  const { query } = useBrowseAddress(kind);
  const isNone = useShownTitles(query, (shown) => shown.isNone);
  const titles = useShownTitles(query, (shown) => shown.titles.slice(0, FIRST));
  const [genre, ...others] = query.filter.genres;
  const { name, lookText } =
    genre !== undefined && others.length === 0 ? TEXTS_IN_GENRE[kind](nameOfGenre(genre)) : TEXTS[kind];
  if (isNone) return <NoPick />;
  return <DayPick name={capitalized(name)} lookText={lookText} titles={titles} />;
}
