import { hoursAndMinutes } from '@/lib/hoursAndMinutes';

/** `12 min left`, `1 h 5 min left`; null where nobody knows how long it is. */
export const timeLeft = ({ position, duration }: { position: number; duration: number }): string | null =>
  duration === 0 ? null : `${hoursAndMinutes(Math.max(1, Math.round((duration - position) / 60)))} left`;
