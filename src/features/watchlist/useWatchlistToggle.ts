import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { announce } from '@/lib/announce';
import { addTitle, removeTitle } from './operations';
import { selectIsInWatchlist } from './watchlistSlice';

/** Whether a title is listed, and the flip of it, which is said to screen readers. */
export function useWatchlistToggle(title: Title) {
  const dispatch = useAppDispatch();
  const key = titleKey(title);
  const isListed = useAppSelector((state) => selectIsInWatchlist(state, key));

  const toggle = () => {
    const isDone = dispatch(isListed ? removeTitle(key) : addTitle(title));
    if (isDone) announce(`${title.title} ${isListed ? 'removed from' : 'added to'} your watchlist`);
  };
  return { isListed, toggle };
}
