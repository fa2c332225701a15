import { useEffect } from 'react';
import { useAppSelector } from '@/app/hooks';
import type { TitleKey } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { PlayedMark } from './PlayedMark';
import { selectByTitle } from './progressSlice';
import { useOpenedProgress } from './useOpenedProgress';

interface ProgressMarksProps {
  onMarks: (marks: ReadonlyMap<TitleKey, Elements>) => void;
}

/** Computes the badges of all cards at once and reports them. */
export function ProgressMarks({ onMarks }: ProgressMarksProps) {
  useOpenedProgress();
  const played = useAppSelector(selectByTitle);
  useEffect(() => {
    onMarks(new Map([...played].map(([key, own]) => [key, <PlayedMark key={key} entries={own} />])));
  }, [played, onMarks]);
  return null;
}
