import { Choice } from '@/components/ui/Choice';
import { GENRE_FILTERS } from '@/domain/genreFilter';
import * as styles from './GenreFilter.module.css';

interface GenreFilterProps {
  /** Null is All. */
  genreId: number | null;
  onChange: (genreId: number | null) => void;
}

const OPTIONS = [{ id: null, name: 'All' }, ...GENRE_FILTERS];

export function GenreFilter({ genreId, onChange }: GenreFilterProps) {
  return (
    <div role="radiogroup" aria-label="Genre" className={styles.group}>
      {OPTIONS.map(({ id, name }) => (
        <Choice
          key={name}
          name="genre"
          className={styles.chip}
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
