import { useEffect } from 'react';
import type { TitleDetails } from '@/domain/title/titleDetails';
import type { HeaderDetails } from '../TitleDetails';
import { headerDetails } from './headerDetails';

/** Passes the details to the head of a title when they have loaded or failed. */
export function useHeaderDetails(
  { data = null, isError }: { data?: TitleDetails | null | undefined; isError: boolean },
  onHeaderDetails: (words: HeaderDetails) => void,
): void {
  useEffect(() => {
    if (data || isError) onHeaderDetails(headerDetails(data));
  }, [data, isError, onHeaderDetails]);
}
