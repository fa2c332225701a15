import { useEffect, useRef } from 'react';
import { Choice } from '@/components/ui/Choice';
import * as chips from '@/components/ui/Chips.module.css';
import { GENRE_FILTERS } from '@/domain/filter/genreFilter';

interface GenreFilterProps {
  /** Null is All. */
  genreId: number | null;
  onChange: (genreId: number | null) => void;
}

const OPTIONS = [{ id: null, name: 'All' }, ...GENRE_FILTERS];

export function GenreFilter({ genreId, onChange }: GenreFilterProps) {
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
      {OPTIONS.map(({ id, name }) => (
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
