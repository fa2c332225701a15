import { endOf } from '@/domain/lists/bedtime';
import type { Title, TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { EndMark } from './EndMark';

interface Evening {
  /** Milliseconds since 1970, both. */
  now: number;
  bedtime: number;
  /** What cards show already of what was played. */
  played: ReadonlyMap<TitleKey, Elements> | null;
}

/** What each card shows for a bedtime, and how many of those whose end is known come before it. */
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
