import { useEffect } from 'react';
import { listEndpoints } from '@/api/product/endpoints/lists';
import { useAppDispatch } from '@/app/hooks';

/** What other pages need and home does not show. */
const { trending, topRated, genres } = listEndpoints;

/** Fills the cache with these lists. */
export function usePreloadedLists(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(trending.initiate(undefined, { subscribe: false }));
    void dispatch(topRated.initiate(undefined, { subscribe: false }));
    void dispatch(genres.initiate(undefined, { subscribe: false }));
  }, [dispatch]);
}
