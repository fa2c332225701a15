import { formatDuration } from '@/lib/formats/numbers';

/** Formats the remaining time as `12 min left` or `1 h 5 min left`. Returns null if the duration is unknown. */
export const timeLeft = ({ position, duration }: { position: number; duration: number }): string | null =>
  duration === 0 ? null : `${formatDuration(Math.max(1, Math.round((duration - position) / 60)))} left`;
