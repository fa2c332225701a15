import { useEffect, useRef } from 'react';
import { Choice } from '@/components/ui/Choice';
import * as chips from '@/components/ui/Chips.module.css';
import type { Genre } from '@/domain/lists/genre';
import { t, tIn, tStored } from '@/i18n/t';

interface GenreFilterProps {
  /** The choices beside "All". */
  genres: readonly Genre[];
  /** Null stands for "All". */
  genreId: number | null;
  onChange: (genreId: number | null) => void;
}

const ALL = { id: null, name: tIn('genres', 'All') };

export function GenreFilter({ genres, genreId, onChange }: GenreFilterProps) {
  const row = useRef<HTMLDivElement>(null);

  // Scrolls the chosen genre into view. Not by `scrollIntoView`, because only the row must scroll, not the page.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    row.current?.scrollTo({
      left: chosen ? chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 : 0,
    });
  }, [genreId]);

  return (
    <div ref={row} role="radiogroup" aria-label={t('Genre')} className={chips.row}>
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
          {id === null ? name : tStored(name)}
        </Choice>
      ))}
    </div>
  );
}
