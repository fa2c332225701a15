import { useTitleDetailsQuery } from '@/api/tmdb/endpoints/titleDetails';
import type { Title } from '@/domain/title/title';
import type { LateWords } from '../TitleDetails';
import { useLateWords } from './useLateWords';

interface LateWordsOfProps {
  title: Title;
  onLateWords: (words: LateWords) => void;
}

/** Requests the details for the head of a title, for a view that shows no other details. */
export function LateWordsOf({ title: { kind, id, source }, onLateWords }: LateWordsOfProps) {
  useLateWords(useTitleDetailsQuery({ kind, id, source }), onLateWords);
  return null;
}
