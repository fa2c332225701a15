import { useId } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import type { FilterOptions } from '@/domain/filter/filterOptions';
import type { TitleFilter } from '@/domain/filter/titleFilter';
import { asksForRating, RATING_VOTES } from '@/domain/filter/voteFloor';
import { plural, t, tIn } from '@/i18n/t';
import { formatNumber } from '@/lib/formats/numbers';
import * as styles from './FilterPanel.late.module.css';
import { chosenNumber, selectOptions } from './selectOptions';

interface RatingFieldsProps {
  filter: TitleFilter;
  /** Undefined if the catalogue supports all filters. */
  options: FilterOptions | undefined;
  onChange: (change: Partial<TitleFilter>) => void;
}

const RATINGS = [9, 8, 7, 6, 5, 4];
const VOTES = [50, 100, 500, 1000, 5000];

/** The minimum rating and the minimum number of votes, if the catalogue has ratings and votes. */
export function RatingFields({ filter, options, onChange }: RatingFieldsProps) {
  const { rating, votes } = filter;
  const noteId = useId();
  const hasFloor = asksForRating(filter);
  const hasRating = options?.rating !== false;
  const hasVotes = options?.votes !== false;
  if (!hasRating && !hasVotes) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('Rating')}</legend>
      <div className={styles.pair}>
        {hasRating && (
          <SelectField
            label={t('Minimum rating')}
            value={String(rating ?? '')}
            options={selectOptions({ none: tIn('rating', 'Any'), values: RATINGS, chosen: rating })}
            onChange={(value) => onChange({ rating: chosenNumber(value) })}
          />
        )}
        {hasVotes && (
          <SelectField
            label={t('Minimum votes')}
            value={String(votes ?? '')}
            describedBy={noteId}
            options={selectOptions({
              none: hasFloor ? t('{votes} (default)', { votes: RATING_VOTES }) : tIn('votes', 'Any'),
              values: hasFloor ? [0, ...VOTES] : VOTES,
              name: (value) => (value === 0 ? tIn('votes', 'Any') : formatNumber(value)),
              chosen: votes,
            })}
            onChange={(value) => onChange({ votes: chosenNumber(value) })}
          />
        )}
      </div>
      {hasVotes && (
        <p id={noteId} className={styles.note}>
          {plural(
            RATING_VOTES,
            'By default, a rating needs {count} vote to count, if the number of votes is known.',
            'By default, a rating needs {count} votes to count, if the number of votes is known.',
          )}
        </p>
      )}
    </fieldset>
  );
}
