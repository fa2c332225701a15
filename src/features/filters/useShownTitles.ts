import type { InfiniteData } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useDiscover } from '@/api/tmdb/endpoints/discover';
import { moviesEndpoints } from '@/api/tmdb/endpoints/movies';
import { seriesEndpoints } from '@/api/tmdb/endpoints/series';
import type { PageParam, TitlePage } from '@/api/tmdb/pages';
import { nextPage, titlesOfPages } from '@/api/tmdb/pages';
import { useAppSelector } from '@/app/hooks';
import type { Source } from '@/domain/record/source';
import type { Title, TitleKind } from '@/domain/title/title';
import { isFilteredQuery } from '@/domain/filter/isFilteredQuery';
import type { TitleQuery } from '@/domain/filter/titleQuery';

type Pages = InfiniteData<TitlePage, PageParam>;

interface ShownTitles {
  /** Those that are here; empty until the first are. */
  titles: readonly Title[];
  /** How many there are in all; null while nobody knows. */
  total: number | null;
  /** It is known that there are none: the source has said so, or could not be asked. */
  isNone: boolean;
  /** Whose titles they are; null until somebody has answered. */
  source: Source | null;
}

/** What the page of movies or series shows at an address, as far as it is here: the page itself has asked for it. */
export function useShownTitles({ list, filter }: TitleQuery): ShownTitles {
  const { kind, genres } = filter;
  const query = { list, filter };
  const isFiltered = isFilteredQuery(query);
  const filtered = useDiscover(isFiltered ? query : null);
  const plain = usePlainPages(kind, genres[0] ?? null);
  const data = isFiltered ? filtered.currentData : plain.data;
  const { isError } = isFiltered ? filtered : plain;
  return useMemo(() => {
    const titles = data ? titlesOfPages(data) : [];
    const isNone = data ? titles.length === 0 : isError;
    const source = data?.pages[0]?.source ?? null;
    return { titles, total: data ? totalOf(data, titles.length) : null, isNone, source };
  }, [data, isError]);
}

function usePlainPages(kind: TitleKind, genreId: number | null): { data?: Pages | undefined; isError: boolean } {
  const movies = useMemo(() => moviesEndpoints.movies.select(genreId), [genreId]);
  const series = useMemo(() => seriesEndpoints.series.select(), []);
  return useAppSelector((state) => (kind === 'tv' ? series(state) : movies(state)));
}

/** What the source says, or what is here where nothing follows. */
function totalOf({ pages, pageParams }: Pages, count: number): number | null {
  const [first, last, asked] = [pages[0], pages.at(-1), pageParams.at(-1)];
  // An answer of an earlier build's says nothing of it.
  const said = first?.total ?? null;
  if (said !== null && Number.isSafeInteger(said) && said >= 0) return said;
  return last && asked && !nextPage(last, pages, asked) ? count : null;
}
