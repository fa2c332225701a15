import { useOwnGenresQuery } from '@/api/endpoints/ownGenres';
import { genresOfKind } from '@/domain/lists/genresOfKind';
import type { TitleFilter } from '@/domain/filter/titleFilter';
import { t, tIn, tStored } from '@/i18n/t';
import type { ChoiceOption } from './ChoiceSet';
import { ChoiceSet } from './ChoiceSet';
import * as styles from './FilterPanel.late.module.css';

interface GenreChoicesProps {
  filter: TitleFilter;
  /** The genres that some title has. Undefined if they are unknown. */
  available: readonly number[] | undefined;
  onChange: (change: Partial<TitleFilter>) => void;
}

const MATCHES: readonly ChoiceOption<TitleFilter['genreMatch']>[] = [
  { value: 'any', name: tIn('match', 'Any genre') },
  { value: 'all', name: tIn('match', 'All genres') },
];

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The controls for required and excluded genres. A genre cannot be both. */
export function GenreChoices({ filter, available, onChange }: GenreChoicesProps) {
  const { kind, genres, genreMatch, withoutGenres } = filter;
  const { data: own = [] } = useOwnGenresQuery(kind);
  const options = [...genresOfKind(kind), ...own].flatMap(({ id, name }) =>
    (available?.includes(id) ?? true) ? [{ value: id, name: tStored(name) }] : [],
  );
  return (
    <>
      <ChoiceSet
        legend={t('Genres')}
        isMultiple
        options={options}
        isChosen={(id) => genres.includes(id)}
        onChange={(id) =>
          onChange({ genres: toggled(genres, id), withoutGenres: withoutGenres.filter((other) => other !== id) })
        }
      />
      {genres.length > 1 && (
        <ChoiceSet
          legend={tIn('genres', 'Match')}
          options={MATCHES}
          isChosen={(match) => match === genreMatch}
          onChange={(match) => onChange({ genreMatch: match })}
        />
      )}
      <details className={styles.more} open={withoutGenres.length > 0 || undefined}>
        <summary className={styles.summary}>{t('Exclude genres')}</summary>
        <ChoiceSet
          legend={t('Exclude')}
          isMultiple
          isLegendHidden
          options={options}
          isChosen={(id) => withoutGenres.includes(id)}
          onChange={(id) =>
            onChange({ withoutGenres: toggled(withoutGenres, id), genres: genres.filter((other) => other !== id) })
          }
        />
      </details>
    </>
  );
}
