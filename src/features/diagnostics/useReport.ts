import { useEffect, useState } from 'react';
import { useAppStore } from '@/app/hooks';
import type { ReadSection, Row } from './report';
import { SECTIONS } from './sections';

const UNREADABLE: readonly Row[] = [{ label: 'This part', value: 'Could not be read', mark: 'bad' }];

interface Report {
  /** Those that have something to show, once all of them do: nothing jumps. */
  sections: readonly ReadSection[] | null;
  /** When everything had been asked, in milliseconds since 1970; null while something is still being asked. */
  takenAt: number | null;
  takeAgain: () => void;
}

/** Reads all sections, at once and whenever it is asked to. */
export function useReport(): Report {
  const store = useAppStore();
  const [turn, setTurn] = useState(0);
  const [taken, setTaken] = useState({ turn: -1, at: 0 });
  const [rows, setRows] = useState<Readonly<Record<string, readonly Row[]>>>({});

  useEffect(() => {
    let isOver = false;
    const readings = SECTIONS.map(async ({ heading, read }) => {
      const show = (found: readonly Row[]) => {
        if (!isOver) setRows((earlier) => ({ ...earlier, [heading]: found }));
      };
      try {
        await read(store, show);
      } catch {
        show(UNREADABLE);
      }
    });
    void Promise.all(readings).then(() => {
      if (!isOver) setTaken({ turn, at: Date.now() });
    });
    return () => {
      isOver = true;
    };
  }, [store, turn]);

  const sections = SECTIONS.flatMap(({ heading, isLong, isAsked }) =>
    rows[heading] ? { heading, isLong, isAsked, rows: rows[heading] } : [],
  );
  return {
    sections: sections.length === SECTIONS.length ? sections : null,
    takenAt: taken.turn === turn ? taken.at : null,
    takeAgain: () => setTurn(turn + 1),
  };
}
