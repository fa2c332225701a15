import { useEffect, useRef } from 'react';
import { Choice } from '@/components/ui/Choice';
import * as chips from '@/components/ui/Chips.module.css';
import type { Genre } from '@/domain/lists/genre';

interface GenreFilterProps {
  /** What can be chosen beside All. */
  genres: readonly Genre[];
  /** Null is All. */
  genreId: number | null;
  onChange: (genreId: number | null) => void;
}

const ALL = { id: null, name: 'All' };

export function GenreFilter({ genres, genreId, onChange }: GenreFilterProps) {
  const row = useRef<HTMLDivElement>(null);

  // On a phone the chosen one may stand beyond the edge. The row alone moves, wherever the page stands.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    row.current?.scrollTo({
      left: chosen ? chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 : 0,
    });
  }, [genreId]);

  return (
    <div ref={row} role="radiogroup" aria-label="Genre" className={chips.row}>
      {[ALL, ...genres].map(({ id, name }) => (
        <Choice
          key={name}
          name="genre"
          value={id ?? ''}
          className={chips.chip}
          checked={id === genreId}
          onChange={() => {
            onChange(id);
          }}
        >
          {name}
        </Choice>
      ))}
    </div>
  );
}
