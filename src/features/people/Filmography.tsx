import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { PersonCredit } from '@/domain/people/person';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { t, tIn, tStored } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { Chips } from './Chips';
import { CreditLine } from './CreditLine';
import type { CreditFilter } from './credits';
import { byYear, departmentsOf, partsOf } from './credits';
import * as styles from './Filmography.late.module.css';

/** The number of titles before the viewer expands the list. Some people have hundreds. */
const FIRST = 40;

const KINDS: readonly { value: TitleKind; text: string }[] = [
  { value: 'movie', text: t('Movies') },
  { value: 'tv', text: tIn('list', 'Series') },
];

interface FilmographyProps {
  credits: readonly PersonCredit[];
  /** Renders the control at the end of each line: the watchlist toggle. */
  renderAction: (title: Title) => Elements;
}

/** All credits of a person by year, with filters by department and by movies or series. */
export function Filmography({ credits, renderAction }: FilmographyProps) {
  const headingId = useId();
  const [filter, setFilter] = useState<CreditFilter>({ department: null, kind: null });
  const [isWhole, setIsWhole] = useState(false);
  if (credits.length === 0) return null;

  const narrow = (change: Partial<CreditFilter>) => {
    setFilter({ ...filter, ...change });
    setIsWhole(false);
  };
  const departments = departmentsOf(credits);
  const count = (change: Partial<CreditFilter>) => partsOf(credits, { ...filter, ...change }).length;
  const kinds = KINDS.filter(({ value }) => credits.some(({ title }) => title.kind === value));
  const parts = partsOf(credits, filter);
  const shown = isWhole ? parts : parts.slice(0, FIRST);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{t('Filmography')}</h2>
      {departments.length > 1 && (
        <Chips
          label={tIn('departments', 'Role')}
          chosen={filter.department}
          onChoose={(department) => narrow({ department })}
          options={[
            { value: null, text: tIn('departments', 'All'), count: count({ department: null }) },
            ...departments.map(({ department }) => ({
              value: department,
              text: tStored(department),
              count: count({ department }),
            })),
          ]}
        />
      )}
      {kinds.length > 1 && (
        <Chips
          label={t('Movies or series')}
          chosen={filter.kind}
          onChoose={(kind) => narrow({ kind })}
          options={[
            { value: null, text: t('Movies and series'), count: count({ kind: null }) },
            ...kinds.map((kind) => ({ ...kind, count: count({ kind: kind.value }) })),
          ]}
        />
      )}
      {parts.length === 0 && <p className={styles.none}>{t('No credits in this category.')}</p>}
      {byYear(shown).map(({ label, parts: ofYear }) => (
        <div key={label} className={styles.year}>
          <h3 className={styles.label}>{label}</h3>
          <ul className={styles.lines}>
            {ofYear.map(({ credit: { title }, roles }) => (
              <li key={titleKey(title)}>
                <CreditLine title={title} roles={roles} action={renderAction(title)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {shown.length < parts.length && (
        <Button
          className={styles.more}
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {t('Show all {count}', { count: parts.length })}
        </Button>
      )}
    </section>
  );
}
