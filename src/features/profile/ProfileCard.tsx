import { Icon } from '@/components/ui/Icon';
import { Ticket } from '@/components/ui/Ticket';
import type { Elements } from '@/lib/elements';
import { longDate } from '@/lib/calendar';
import * as styles from './ProfileCard.late.module.css';
import { JOIN_DATE, STATS } from './profileStats';

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
