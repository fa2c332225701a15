import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { SeasonSummary } from '@/domain/seasons/season';
import type { TitleName } from '@/domain/title/title';
import { seasonPath } from '@/domain/title/titlePath';
import { t, tStored } from '@/i18n/t';
import * as styles from './SeasonNeighbours.late.module.css';

interface SeasonNeighboursProps {
  series: TitleName;
  seasons: readonly SeasonSummary[];
  /** The number of the displayed season. */
  number: number;
}

/** Links to the previous and the next season. Specials come before the first season. */
export function SeasonNeighbours({ series, seasons, number }: SeasonNeighboursProps) {
  const inOrder = [...seasons].sort((a, b) => a.number - b.number);
  const previous = inOrder.findLast((season) => season.number < number);
  const next = inOrder.find((season) => season.number > number);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('Seasons')} className={styles.neighbours}>
      {previous && (
        <ButtonLink to={seasonPath(series, previous.number)}>
          <Icon name="back" size={18} />
          <span className="visually-hidden">{`${t('Previous:')} `}</span>
          <span dir="auto">{tStored(previous.name)}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={seasonPath(series, next.number)} className={styles.next}>
          <span className="visually-hidden">{`${t('Next:')} `}</span>
          <span dir="auto">{tStored(next.name)}</span>
          <Icon name="forward" size={18} />
        </ButtonLink>
      )}
    </nav>
  );
}
