import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { SeasonSummary } from '@/domain/seasons/season';
import type { TitleName } from '@/domain/title/title';
import { seasonPath } from '@/domain/title/titlePath';
import * as styles from './SeasonNeighbours.late.module.css';

interface SeasonNeighboursProps {
  series: TitleName;
  seasons: readonly SeasonSummary[];
  /** The season that is shown. */
  number: number;
}

/** The seasons before and after this one; specials stand before the first. */
export function SeasonNeighbours({ series, seasons, number }: SeasonNeighboursProps) {
  const inOrder = [...seasons].sort((a, b) => a.number - b.number);
  const previous = inOrder.findLast((season) => season.number < number);
  const next = inOrder.find((season) => season.number > number);
  if (!previous && !next) return null;
  return (
    <nav aria-label="Seasons" className={styles.neighbours}>
      {previous && (
        <ButtonLink to={seasonPath(series, previous.number)}>
          <Icon name="back" size={18} />
          <span className="visually-hidden">Previous: </span>
          <span dir="auto">{previous.name}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={seasonPath(series, next.number)} className={styles.next}>
          <span className="visually-hidden">Next: </span>
          <span dir="auto">{next.name}</span>
          <Icon name="forward" size={18} />
        </ButtonLink>
      )}
    </nav>
  );
}
