import { plural, t, tIn } from './t';

/** Returns a duration as `45 min`, `2 h` or `1 h 5 min`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('{minutes} min', { minutes });
  return rest === 0 ? t('{hours} h', { hours }) : t('{hours} h {minutes} min', { hours, minutes: rest });
}

/** Returns a duration in words, for screen readers: `1 minute 3 seconds`. */
export function spokenDuration(duration: number): string {
  const whole = Math.max(Math.floor(Number.isFinite(duration) ? duration : 0), 0);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const words = [
    hours > 0 && plural(hours, '{count} hour', '{count} hours'),
    minutes > 0 && plural(minutes, '{count} minute', '{count} minutes'),
    (seconds > 0 || whole === 0) && plural(seconds, '{count} second', '{count} seconds'),
  ];
  return words
    .filter((word) => word !== false)
    .reduce((larger, smaller) => tIn('duration', '{larger} {smaller}', { larger, smaller }));
}
