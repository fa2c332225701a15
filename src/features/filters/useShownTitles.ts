import type { InfiniteData } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { discoverEndpoints } from '@/api/tmdb/endpoints/discover';
import { moviesEndpoints } from '@/api/tmdb/endpoints/movies';
import { seriesEndpoints } from '@/api/tmdb/endpoints/series';
import type { PageParam, TitlePage } from '@/api/tmdb/pages';
import { nextPage, titlesOfPages } from '@/api/tmdb/pages';
import { useAppSelector } from '@/app/hooks';
import type { Source } from '@/domain/record/source';
import type { Title } from '@/domain/title/title';
import { isFilteredQuery } from '@/domain/filter/isFilteredQuery';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { writeTitleQuery } from '@/domain/filter/titleQuery';
import { perObject } from '@/lib/perObject';

type Pages = InfiniteData<TitlePage, PageParam>;

interface ShownTitles {
  /** Those that are here; empty until the first are. */
  titles: readonly Title[];
  /** How many there are in all; null while the number is not known. */
  total: number | null;
  /** It is known that there are none: the source has said so, or could not be asked. */
  isNone: boolean;
  /** Whose titles they are; null until somebody has answered. */
  source: Source | null;
}

/**
 * What the page of movies or series shows at an address, as far as it is here: the page itself has asked for it.
 * @param pick what of it is looked at: while that is the same, nothing is rendered for a page more
 */
export function useShownTitles<Picked>(query: TitleQuery, pick: (shown: ShownTitles) => Picked): Picked {
  const { kind, genres } = query.filter;
  const genreId = genres[0] ?? null;
  const address = isFilteredQuery(query) ? writeTitleQuery(query) : null;
  const select = useMemo(() => {
    if (address !== null) return discoverEndpoints.discover.select({ kind, address });
    return kind === 'tv' ? seriesEndpoints.series.select() : moviesEndpoints.movies.select(genreId);
  }, [kind, genreId, address]);
  return useAppSelector((state) => {
    const { data, isError } = select(state);
    return pick(data ? shownOf(data) : { ...UNKNOWN, isNone: isError });
  }, shallowEqual);
}

const UNKNOWN: ShownTitles = { titles: [], total: null, isNone: false, source: null };

const shownOf = perObject((data: Pages): ShownTitles => {
  const titles = titlesOfPages(data);
  const source = data.pages[0]?.source ?? null;
  return { titles, total: totalOf(data, titles.length), isNone: titles.length === 0, source };
});

/** What the source says, or what is here where nothing follows. */
function totalOf({ pages, pageParams }: Pages, count: number): number | null {
  const [first, last, asked] = [pages[0], pages.at(-1), pageParams.at(-1)];
  // An answer of an earlier build's says nothing of it.
  const said = first?.total ?? null;
  if (said !== null && Number.isSafeInteger(said) && said >= 0) return said;
  return last && asked && !nextPage(last, pages, asked) ? count : null;
}
