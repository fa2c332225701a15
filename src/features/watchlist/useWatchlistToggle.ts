import { useAppDispatch } from '@/app/hooks';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { announce } from '@/lib/announce';
import { addTitle, removeTitle } from './thunks';
import { toggleText } from './toggleText';

/** Returns a function that adds or removes a title and announces it to screen readers. */
export function useWatchlistToggle(title: Title, isListed: boolean): () => void {
  const dispatch = useAppDispatch();
  return () => {
    const isDone = dispatch(isListed ? removeTitle(titleKey(title)) : addTitle(title));
    if (isDone) announce(toggleText(title.title, isListed));
  };
}
