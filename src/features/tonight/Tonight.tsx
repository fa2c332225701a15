import { use, useDeferredValue, useMemo, useState } from 'react';
import { CardBadgesContext } from '@/components/media/CardBadgesContext';
import { bedtimeAt, firstBedtime } from '@/domain/lists/bedtime';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { BedtimePanel } from './BedtimePanel';
import { marksAt } from './marksAt';
import { useMinute } from './useMinute';

/** Three hours after the earliest bedtime. */
const USUAL_STEP = 12;

interface TonightProps {
  /** The displayed titles. */
  titles: readonly Title[];
  onClose: () => void;
  children: Elements;
}

/** Highlights the cards of titles that end before the chosen bedtime. */
export function Tonight({ titles, onClose, children }: TonightProps) {
  const now = useMinute();
  const [first] = useState(() => firstBedtime(now));
  const [step, setStep] = useState(USUAL_STEP);
  const bedtime = bedtimeAt(first, step);
  const played = use(CardBadgesContext);
  const { marks, lit, known } = useMemo(
    () => marksAt(titles, { now, bedtime, played }),
    [titles, now, bedtime, played],
  );
  // Deferred, so that the slider stays responsive.
  const shown = useDeferredValue(marks);
  return (
    <>
      <CardBadgesContext value={shown}>{children}</CardBadgesContext>
      <BedtimePanel {...{ bedtime, now, step, lit, known }} onStep={setStep} onClose={onClose} />
    </>
  );
}
