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

/** What every card shows of its title, found once for all of them. */
export function ProgressMarks({ onMarks }: ProgressMarksProps) {
  useOpenedProgress();
  const played = useAppSelector(selectByTitle);
  useEffect(() => {
    onMarks(new Map([...played].map(([key, own]) => [key, <PlayedMark key={key} entries={own} />])));
  }, [played, onMarks]);
  return null;
}
