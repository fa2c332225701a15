import { useEffect, useRef, useState } from 'react';
import { matchTitles } from '@/api/match/matchTitles';
import { useAppDispatch } from '@/app/hooks';
import { mergeViewerData, undoneViewerData } from '@/domain/viewerData/mergeViewerData';
import type { BringingMode, ViewerStorage } from '@/domain/viewerData/viewerData';
import { t } from '@/i18n/t';
import { describeChange, doneText } from './describeChange';
import { readFiles } from './files/readFiles';
import { joinBrought } from './joinBrought';
import { broughtByMatches } from './lists/broughtByMatches';
import type { TransferStep } from './transferStep';

const START: TransferStep = { name: 'start', news: [], isBack: false };

/** Returns the state of the import and its actions. */
export function useTransfer(storage: ViewerStorage) {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState(START);
  /** Aborts the running import when the viewer leaves or starts again. */
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const back = (...news: string[]) => {
    running.current.abort();
    setStep({ name: 'start', news, isBack: true });
  };

  const bringIn = async (files: readonly File[]) => {
    if (files.length === 0) return;
    running.current.abort();
    const { signal } = (running.current = new AbortController());
    const isOver = () => signal.aborted;
    setStep({ name: 'reading' });
    const { data, listed, unreadable, problems } = await readFiles(files);
    if (isOver()) return;
    if (Object.keys(data).length === 0 && listed.length === 0) {
      back(...(problems.length > 0 ? problems : [t('Nothing found to import.')]));
      return;
    }
    const total = listed.length;
    if (total > 0) setStep({ name: 'matching', done: 0, total });
    let shown = 0;
    const onProgress = (done: number) => {
      // At most a hundred updates.
      if (isOver() || (done < total && done - shown < total / 100)) return;
      shown = done;
      setStep({ name: 'matching', done, total });
    };
    const wanted = listed.filter(({ foreignKind }) => foreignKind === null);
    const found = total > 0 ? await dispatch(matchTitles(wanted, { signal, onProgress })) : [];
    if (isOver()) return;
    const byRow = new Map(wanted.map((row, index) => [row, found[index] ?? null] as const));
    const matches = listed.map((row) => byRow.get(row) ?? null);
    const brought = broughtByMatches(listed, matches, new Date().toISOString());
    setStep({
      name: 'preview',
      brought: { ...brought, data: joinBrought(brought.data, data), unreadable, problems },
      hasFailed: false,
    });
  };

  const save = async (mode: BringingMode) => {
    if (step.name !== 'preview') return;
    const { data, leftOut } = step.brought;
    setStep({ name: 'saving' });
    const written = await storage.write((now) => mergeViewerData(now, data, { mode, start: storage.start }));
    if (!written) setStep({ ...step, hasFailed: true });
    else {
      const text = doneText(describeChange(written.before, written.after));
      setStep({ name: 'done', text, written, leftOut, hasFailed: false });
    }
  };

  const undo = async () => {
    if (step.name !== 'done') return;
    const undone = await storage.write((now) => undoneViewerData(step.written, now));
    if (undone) back(t('Import undone.'));
    else setStep({ ...step, hasFailed: true });
  };

  return { step, bringIn, back, save, undo };
}
