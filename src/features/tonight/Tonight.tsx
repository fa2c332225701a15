import { use, useDeferredValue, useMemo, useState } from 'react';
import { CardMarks } from '@/components/media/CardMarks';
import { bedtimeAt, firstBedtime } from '@/domain/lists/bedtime';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { BedtimePanel } from './BedtimePanel';
import { marksAt } from './marksAt';
import { useMinute } from './useMinute';

/** Three hours from the first bedtime there is. */
const USUAL_STEP = 12;

interface TonightProps {
  /** Those that are shown. */
  titles: readonly Title[];
  onClose: () => void;
  /** The cards. */
  children: Elements;
}

/** Asks when the lights go out, and lights only the cards of what ends before. */
export function Tonight({ titles, onClose, children }: TonightProps) {
  const now = useMinute();
  const [first] = useState(() => firstBedtime(now));
  const [step, setStep] = useState(USUAL_STEP);
  const bedtime = bedtimeAt(first, step);
  const played = use(CardMarks);
  const { marks, lit, known } = useMemo(
    () => marksAt(titles, { now, bedtime, played }),
    [titles, now, bedtime, played],
  );
  // The slider goes before the cards.
  const shown = useDeferredValue(marks);
  return (
    <>
      <CardMarks value={shown}>{children}</CardMarks>
      <BedtimePanel {...{ bedtime, now, step, lit, known }} onStep={setStep} onClose={onClose} />
    </>
  );
}
