import { Icon } from '@/components/ui/Icon';
import { Ticket } from '@/components/ui/Ticket';
import type { Elements } from '@/lib/elements';
import { longDate } from '@/lib/longDate';
import * as styles from './ProfileCard.late.module.css';
import { JOIN_DATE, STATS } from './profileStats';

interface ProfileCardProps {
  name: string;
  email: string;
  photo: Elements;
  /** Why a chosen photo was not taken. */
  problem: string | undefined;
  /** The demonstration's; nothing counts what is watched. */
  hasSampleStats: boolean;
}

/** Who is watching, as a ticket: the person on one side of the perforation, what was seen on the other. */
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
