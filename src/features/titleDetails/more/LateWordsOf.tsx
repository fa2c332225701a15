import { useTitleDetailsQuery } from '@/api/tmdb/endpoints/titleDetails';
import type { Title } from '@/domain/title/title';
import type { LateWords } from '../TitleDetails';
import { useLateWords } from './useLateWords';

interface LateWordsOfProps {
  title: Title;
  onLateWords: (words: LateWords) => void;
}

/** Asks for what a title's head lacks, where nothing else of its details is shown. */
export function LateWordsOf({ title: { kind, id, source }, onLateWords }: LateWordsOfProps) {
  useLateWords(useTitleDetailsQuery({ kind, id, source }), onLateWords);
  return null;
}
