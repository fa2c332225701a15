import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { counted } from '@/lib/counted';
import { ONE_MINUTE_MS } from '@/lib/time';
import * as styles from './BedtimePanel.late.module.css';
import { clockText } from './clockText';

interface BedtimePanelProps {
  /** Milliseconds since 1970, both. */
  bedtime: number;
  now: number;
  step: number;
  /** How many end before it, of those whose end is known. */
  lit: number;
  known: number;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** Six hours of quarters. */
const LAST_STEP = 24;

/** `3 hours 15 minutes`. */
function spanText(ms: number): string {
  const minutes = Math.round(ms / ONE_MINUTE_MS);
  const parts = [counted(Math.floor(minutes / 60), 'hour'), counted(minutes % 60, 'minute')];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}

/** At the foot of the screen, so that the posters above it light up while the slider is moved. */
export function BedtimePanel({ bedtime, now, step, lit, known, onStep, onClose }: BedtimePanelProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in its controls
    <section aria-labelledby={id} className={styles.panel} onKeyDown={handleKeyDown}>
      <label id={id} htmlFor={`${id}-slider`} className={styles.label}>
        Lights out at <strong className={styles.time}>{clockText(bedtime)}</strong>
      </label>
      <p role="status" className={styles.count}>{`${lit} of ${counted(known, 'film')} end before that`}</p>
      <input
        ref={slider}
        id={`${id}-slider`}
        type="range"
        min={0}
        max={LAST_STEP}
        value={step}
        aria-valuetext={`${clockText(bedtime)}, in ${spanText(bedtime - now)}`}
        className={styles.slider}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <IconButton label="Turn the lights back on" className={styles.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
