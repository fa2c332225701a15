import { counted } from '@/lib/formats/numbers';

const parts = (seconds: number) => {
  const whole = Math.max(Math.floor(Number.isFinite(seconds) ? seconds : 0), 0);
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
};

const two = (number: number) => String(number).padStart(2, '0');

/** Formats a time as `1:03` or `1:02:03`. */
export function clockText(time: number): string {
  const { hours, minutes, seconds } = parts(time);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Formats a time for screen readers, as `1 minute 3 seconds`. */
export function spokenTime(time: number): string {
  const { hours, minutes, seconds } = parts(time);
  const words = [
    hours > 0 && counted(hours, 'hour'),
    minutes > 0 && counted(minutes, 'minute'),
    seconds > 0 && counted(seconds, 'second'),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' ') : '0 seconds';
}
