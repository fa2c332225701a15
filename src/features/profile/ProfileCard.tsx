import { Icon } from '@/components/ui/Icon';
import { Ticket } from '@/components/ui/Ticket';
import type { ProfileStats } from '@/domain/account/demoProfile';
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
    <Ticket aria-label="Your card" stub={stats && <Stats stats={stats} />}>
      <div className={styles.person}>
        {photo}
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.email}>{email}</p>
          {stats && (
            <p className={styles.since}>
              Member since <time dateTime={stats.joinDate}>{formatDate(stats.joinDate)}</time>
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
  const entries = {
    Movies: stats.moviesWatched,
    Series: stats.seriesWatched,
    Hours: stats.hoursWatched,
    'AvgHours/Day': stats.averageRating,
  };
  return (
    <dl className={styles.stats}>
      {Object.entries(entries).map(([label, value]) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
