import { formatDuration } from '@/i18n/durations';
import { t } from '@/i18n/t';

/** Formats the remaining time as `12 min left` or `1 h 5 min left`. Returns null if the duration is unknown. */
export const timeLeft = ({ position, duration }: { position: number; duration: number }): string | null =>
  duration === 0
    ? null
    : t('{duration} left', { duration: formatDuration(Math.max(1, Math.round((duration - position) / 60))) });
