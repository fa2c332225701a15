import { useAppDispatch } from '@/app/hooks';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { announce } from '@/lib/announce';
import { addTitle, removeTitle } from './operations';

/** Puts a title on the list or takes it off, which is said to screen readers. */
export function useWatchlistToggle(title: Title, isListed: boolean): () => void {
  const dispatch = useAppDispatch();
  return () => {
    const isDone = dispatch(isListed ? removeTitle(titleKey(title)) : addTitle(title));
    if (isDone) announce(`${title.title} ${isListed ? 'removed from' : 'added to'} your watchlist`);
  };
}
