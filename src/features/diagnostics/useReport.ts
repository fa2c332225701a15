import { useEffect, useState } from 'react';
import { useAppStore } from '@/app/hooks';
import type { ReadSection, Row } from './report';
import { SECTIONS } from './sections';

const UNREADABLE: readonly Row[] = [{ label: 'This part', value: 'Could not be read', mark: 'bad' }];

interface Report {
  /** Null until every section has rows, so that the layout does not jump. */
  sections: readonly ReadSection[] | null;
  /** The time when all sections were complete, in milliseconds since 1970. Null while a section is still being read. */
  takenAt: number | null;
  takeAgain: () => void;
}

/** Reads all sections, on mount and on each call of `takeAgain`. */
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
