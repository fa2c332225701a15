import { useEffect } from 'react';
import { listEndpoints } from '@/api/product/endpoints/lists';
import { useAppDispatch } from '@/app/hooks';

/** The lists that other pages need and the home page does not show. */
const { trending, topRated, genres } = listEndpoints;

/** Prefetches these lists into the cache. */
export function usePreloadedLists(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(trending.initiate(undefined, { subscribe: false }));
    void dispatch(topRated.initiate(undefined, { subscribe: false }));
    void dispatch(genres.initiate(undefined, { subscribe: false }));
  }, [dispatch]);
}
