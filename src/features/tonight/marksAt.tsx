import { endOf } from '@/domain/lists/bedtime';
import type { Title, TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { formatTime } from '@/lib/formats/dates';
import * as styles from './EndMark.late.module.css';

interface EndMarkProps {
  end: number;
  /** The title ends before bedtime. */
  isLit: boolean;
}

/** The end time of a title on its poster. A title that ends too late is dimmed. */
const EndMark = ({ end, isLit }: EndMarkProps) => (
  <span className={styles.mark} data-lit={isLit}>
    <span className={styles.time}>
      <span className="visually-hidden">{`${isLit ? t('Fits tonight:') : t('Too late tonight:')} `}</span>
      <span>{t('ends {time}', { time: formatTime(end) })}</span>
    </span>
  </span>
);

interface Evening {
  /** In milliseconds since 1970, as `bedtime` is. */
  now: number;
  bedtime: number;
  /** The badges of the viewing progress that the cards already show. */
  played: ReadonlyMap<TitleKey, Elements> | null;
}

/**
 * Returns the badges of all cards for a bedtime, the number of titles that end before it, and the number of titles with
 * a known end.
 */
export function marksAt(titles: readonly Title[], { now, bedtime, played }: Evening) {
  const ends = titles.flatMap((title) => {
    const end = endOf(title.runtime, now);
    return end === null ? [] : { key: titleKey(title), end, isLit: end <= bedtime };
  });
  const marks = new Map<TitleKey, Elements>([
    ...(played ?? []),
    ...ends.map(({ key, end, isLit }): [TitleKey, Elements] => [
      key,
      <>
        {played?.get(key)}
        <EndMark end={end} isLit={isLit} />
      </>,
    ]),
  ]);
  return { marks, lit: ends.filter(({ isLit }) => isLit).length, known: ends.length };
}
