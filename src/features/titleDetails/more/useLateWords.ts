import { useEffect } from 'react';
import type { TitleDetails } from '@/domain/title/titleDetails';
import type { LateWords } from '../TitleDetails';
import { lateWords } from './lateWords';

/** Hands what details add to a head on to it, once they are here or cannot be had. */
export function useLateWords(
  { data = null, isError }: { data?: TitleDetails | null | undefined; isError: boolean },
  onLateWords: (words: LateWords) => void,
): void {
  useEffect(() => {
    if (data || isError) onLateWords(lateWords(data));
  }, [data, isError, onLateWords]);
}
