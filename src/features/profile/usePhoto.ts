import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { t } from '@/i18n/t';
import { announce } from '@/lib/announce';
import { photoChosen } from './profileSlice';
import { readPhoto } from './readPhoto';

/**
 * Turns a chosen file into the profile's photo, or into a problem to show. If the viewer chooses two files, the last
 * one counts.
 */
export function usePhoto() {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const latest = useRef<File | null>(null);

  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const choose = async (file: File) => {
    latest.current = file;
    setProblem(undefined);
    setIsReading(true);
    const result = await readPhoto(file);
    if (latest.current !== file) return;
    setIsReading(false);
    if ('problem' in result) {
      setProblem(result.problem);
      return;
    }
    dispatch(photoChosen(result.photo));
    announce(t('Photo updated'));
  };

  return { problem, isReading, choose };
}
