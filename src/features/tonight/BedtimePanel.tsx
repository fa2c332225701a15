import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { spokenDuration } from '@/i18n/durations';
import { plural, t } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
import { formatTime } from '@/lib/formats/dates';
import { ONE_MINUTE_MS } from '@/lib/time';
import * as styles from './BedtimePanel.late.module.css';

interface BedtimePanelProps {
  /** In milliseconds since 1970, as `now` is. */
  bedtime: number;
  now: number;
  step: number;
  /** The number of titles that end before bedtime. `known` is the number of titles with a known end. */
  lit: number;
  known: number;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** Six hours in quarters of an hour. */
const LAST_STEP = 24;

/** Formats a duration, such as `3 hours 15 minutes`. */
const spanText = (ms: number) => spokenDuration(Math.round(ms / ONE_MINUTE_MS) * 60);

/** A panel at the bottom of the screen, so that the posters above it stay visible while the slider moves. */
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
        {tRich('Lights out at {time}', { time: <strong className={styles.time}>{formatTime(bedtime)}</strong> })}
      </label>
      <p role="status" className={styles.count}>
        {plural(known, '{lit} of {count} film end before that', '{lit} of {count} films end before that', { lit })}
      </p>
      <input
        ref={slider}
        id={`${id}-slider`}
        type="range"
        min={0}
        max={LAST_STEP}
        value={step}
        aria-valuetext={t('{time}, in {span}', { time: formatTime(bedtime), span: spanText(bedtime - now) })}
        className={styles.slider}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <IconButton label={t('Turn the lights back on')} className={styles.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
