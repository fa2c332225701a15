import { Choice } from '@/components/ui/Choice';
import * as chips from '@/components/ui/Chips.module.css';
import { GENRE_FILTERS } from '@/domain/genreFilter';

interface GenreFilterProps {
  /** Null is All. */
  genreId: number | null;
  onChange: (genreId: number | null) => void;
}

const OPTIONS = [{ id: null, name: 'All' }, ...GENRE_FILTERS];

export function GenreFilter({ genreId, onChange }: GenreFilterProps) {
  return (
    <div role="radiogroup" aria-label="Genre" className={chips.row}>
      {OPTIONS.map(({ id, name }) => (
        <Choice
          key={name}
          name="genre"
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
