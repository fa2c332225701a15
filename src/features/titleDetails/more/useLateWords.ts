import { useEffect } from 'react';
import type { TitleDetails } from '@/domain/title/titleDetails';
import type { LateWords } from '../TitleDetails';
import { lateWords } from './lateWords';

/** Passes the details to the head of a title when they have loaded or failed. */
export function useLateWords(
  { data = null, isError }: { data?: TitleDetails | null | undefined; isError: boolean },
  onLateWords: (words: LateWords) => void,
): void {
  useEffect(() => {
    if (data || isError) onLateWords(lateWords(data));
  }, [data, isError, onLateWords]);
}
