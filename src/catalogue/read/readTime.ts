const TIME = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[,.:](\d{1,3})\d{0,6})?$/;

/** Milliseconds; null for what is no time. Hours may be missing, or more than 99. */
export function readTime(text: string): number | null {
  const [, hours = '0', minutes, seconds, fraction = ''] = TIME.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}
