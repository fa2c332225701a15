import { Icon } from '@/components/ui/Icon';
import { Ticket } from '@/components/ui/Ticket';
import { longDate } from '@/lib/longDate';
import type { Elements } from '@/lib/elements';
import * as styles from './ProfileCard.late.module.css';

/** Sample values: Kinora does not count what the viewer watches. */
const PROFILE_STATS = {
  moviesWatched: 128,
  seriesWatched: 34,
  hoursWatched: 892,
  /** Shown as hours a day, although its name suggests a rating. */
  averageRating: 2.4,
  joinDate: '2024-01-15',
} as const;

const JOIN_DATE = PROFILE_STATS.joinDate;

const STATS: readonly { label: string; value: number }[] = [
  { label: 'Movies', value: PROFILE_STATS.moviesWatched },
  { label: 'Series', value: PROFILE_STATS.seriesWatched },
  { label: 'Hours', value: PROFILE_STATS.hoursWatched },
  { label: 'AvgHours/Day', value: PROFILE_STATS.averageRating },
];

interface ProfileCardProps {
  name: string;
  email: string;
  photo: Elements;
  /** The reason why a chosen photo was rejected. */
  problem: string | undefined;
  /** Shows the sample statistics of the demo. Kinora does not count what the viewer watches. */
  hasSampleStats: boolean;
}

/** The viewer's card in the shape of a ticket, with the statistics on the stub. */
export function ProfileCard({ name, email, photo, problem, hasSampleStats }: ProfileCardProps) {
  return (
    <Ticket aria-label="Your card" stub={hasSampleStats && <Stats />}>
      <div className={styles.person}>
        {photo}
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.email}>{email}</p>
          {hasSampleStats && (
            <p className={styles.since}>
              Member since <time dateTime={JOIN_DATE}>{longDate(JOIN_DATE)}</time>
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

const Stats = () => (
  <dl className={styles.stats}>
    {STATS.map(({ label, value }) => (
      <div key={label} className={styles.stat}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
