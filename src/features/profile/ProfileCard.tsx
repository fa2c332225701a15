import { Icon } from '@/components/ui/Icon';
import { Ticket } from '@/components/ui/Ticket';
import type { ProfileStats } from '@/domain/account/demoProfile';
import { plural, t } from '@/i18n/t';
import { formatNumber } from '@/lib/formats/numbers';
import { tRich } from '@/i18n/tRich';
import { formatDate } from '@/lib/formats/dates';
import type { Elements } from '@/lib/elements';
import * as styles from './ProfileCard.late.module.css';

interface ProfileCardProps {
  name: string;
  email: string;
  photo: Elements;
  /** The reason why a chosen photo was rejected. */
  problem: string | undefined;
  /** The sample statistics of the demo. Null on other sites, because Kinora does not count what the viewer watches. */
  stats: ProfileStats | null;
}

/** The viewer's card in the shape of a ticket, with the statistics on the stub. */
export function ProfileCard({ name, email, photo, problem, stats }: ProfileCardProps) {
  return (
    <Ticket aria-label={t('Your card')} stub={stats && <Stats stats={stats} />}>
      <div className={styles.person}>
        {photo}
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.email}>{email}</p>
          {stats && (
            <p className={styles.since}>
              {tRich('Member since {date}', {
                date: <time dateTime={stats.joinDate}>{formatDate(stats.joinDate)}</time>,
              })}
            </p>
          )}
        </div>
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            <Icon name="alert" size={18} />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </Ticket>
  );
}

function Stats({ stats }: { stats: ProfileStats }) {
  const entries = [
    // Translators: A label below its number
    [plural(stats.moviesWatched, 'Movie', 'Movies'), stats.moviesWatched],
    // Translators: A label below its number
    [plural(stats.seriesWatched, 'Series', 'Series'), stats.seriesWatched],
    // Translators: A label below its number
    [plural(stats.hoursWatched, 'Hour', 'Hours'), stats.hoursWatched],
    [t('AvgHours/Day'), stats.averageRating],
  ] as const;
  return (
    <dl className={styles.stats}>
      {entries.map(([label, value]) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
