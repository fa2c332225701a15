import { useNavigate, useSearchParams } from 'react-router-dom';
import type { WatchlistOrder } from '@/domain/watchlist/watchlistOrder';
import { DEFAULT_ORDER, readOrder } from '@/domain/watchlist/watchlistOrder';

/** Returns the order of the list and its setter. The order is in the address, except for the default. */
export function useListOrder(): readonly [WatchlistOrder, (order: string) => void] {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const setOrder = (order: string) => {
    void navigate({ search: order === DEFAULT_ORDER ? '' : `sort=${order}` });
  };
  return [readOrder(params.get('sort')), setOrder];
}
