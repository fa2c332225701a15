import { useId } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import type { TitleFilter } from '@/domain/filter/titleFilter';
import { asksForRating, RATING_VOTES } from '@/domain/filter/voteFloor';
import { grouped } from '@/lib/grouped';
import * as styles from './FilterPanel.late.module.css';
import { chosenNumber, selectOptions } from './selectOptions';

interface RatingFieldsProps {
  filter: TitleFilter;
  onChange: (change: Partial<TitleFilter>) => void;
}

const RATINGS = [9, 8, 7, 6, 5, 4];
const VOTES = [50, 100, 500, 1000, 5000];

/** The least rating, and how many votes there have to be. */
export function RatingFields({ filter, onChange }: RatingFieldsProps) {
  const { rating, votes } = filter;
  const noteId = useId();
  const hasFloor = asksForRating(filter);
  return (
    <fieldset>
      <legend className={styles.legend}>Rating</legend>
      <div className={styles.pair}>
        <SelectField
          label="Rated at least"
          value={String(rating ?? '')}
          options={selectOptions({ none: 'Any', values: RATINGS, chosen: rating })}
          onChange={(value) => onChange({ rating: chosenNumber(value) })}
        />
        <SelectField
          label="Votes at least"
          value={String(votes ?? '')}
          describedBy={noteId}
          options={selectOptions({
            none: hasFloor ? `${RATING_VOTES}, as usual` : 'Any',
            values: hasFloor ? [0, ...VOTES] : VOTES,
            name: (value) => (value === 0 ? 'Any' : grouped(value)),
            chosen: votes,
          })}
          onChange={(value) => onChange({ votes: chosenNumber(value) })}
        />
      </div>
      <p id={noteId} className={styles.note}>
        A rating counts once {RATING_VOTES} people have voted, where votes are known, or as many as you choose.
      </p>
    </fieldset>
  );
}
