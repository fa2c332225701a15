/**
 * Returns the date in the viewer's time zone, as `YYYY-MM-DD`.
 * @param now milliseconds since 1970
 */
export function today(now = Date.now()): string {
  const date = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
