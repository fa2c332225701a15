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
