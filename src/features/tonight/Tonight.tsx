import { useEffect, useState, use, useDeferredValue, useMemo } from 'react';
import { CardBadgesContext } from '@/components/media/CardBadgesContext';
import { bedtimeAt, firstBedtime } from '@/domain/lists/bedtime';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { ONE_MINUTE_MS } from '@/lib/time';
import { BedtimePanel } from './BedtimePanel';
import { marksAt } from './marksAt';

/** Returns the current time. Updates it every minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ONE_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

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
