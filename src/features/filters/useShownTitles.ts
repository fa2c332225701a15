import type { InfiniteData } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { discoverEndpoints } from '@/api/endpoints/discover';
import { moviesEndpoints } from '@/api/endpoints/movies';
import { seriesEndpoints } from '@/api/endpoints/series';
import type { PageParam, TitlePage } from '@/api/client/titlePages';
import { nextPage, titlesOfPages } from '@/api/client/titlePages';
import { useAppSelector } from '@/app/hooks';
import type { Source } from '@/domain/record/source';
import type { Title } from '@/domain/title/title';
import { isFilteredQuery } from '@/domain/filter/isFilteredQuery';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { writeTitleQuery } from '@/domain/filter/titleQuery';
import { memoizeWeak } from '@/lib/memoize';

type Pages = InfiniteData<TitlePage, PageParam>;

interface ShownTitles {
  /** The loaded titles, empty until the first page has loaded. */
  titles: readonly Title[];
  /** The total number of titles, or null if it is unknown. */
  total: number | null;
  /** True if there are certainly no titles: the source returned none, or the request failed. */
  isNone: boolean;
  /** The source of the titles, or null until a source has responded. */
  source: Source | null;
}

/**
 * Returns the titles that the movies or series page shows for a query. Only reads the cache: the page makes the
 * request.
 * @param pick selects the used part, so that a further page renders nothing if this part is the same
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

const shownOf = memoizeWeak((data: Pages): ShownTitles => {
  const titles = titlesOfPages(data);
  const source = data.pages[0]?.source ?? null;
  return { titles, total: totalOf(data, titles.length), isNone: titles.length === 0, source };
});

/** Returns the total of the source, or the number of loaded titles if there are no further pages. */
function totalOf({ pages, pageParams }: Pages, count: number): number | null {
  const [first, last, asked] = [pages[0], pages.at(-1), pageParams.at(-1)];
  // Responses that an earlier build cached have no total.
  const reportedTotal = first?.total ?? null;
  if (reportedTotal !== null && Number.isSafeInteger(reportedTotal) && reportedTotal >= 0) return reportedTotal;
  return last && asked && !nextPage(last, pages, asked) ? count : null;
}
