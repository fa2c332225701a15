import { useAppSelector } from '@/app/hooks';
import { runningTime } from '@/domain/title/runningTime';
import { counted } from '@/lib/counted';
import { selectWatchlist } from './watchlistSlice';

/** The number of items and their total runtime, such as `4 items · 9 h 12 min of film`. */
export function ListSum() {
  const items = useAppSelector(selectWatchlist);
  const time = runningTime(items);
  return (
    <>
      <span>{counted(items.length, 'item')}</span>
      {time !== null && <span>{` · ${time}`}</span>}
    </>
  );
}
