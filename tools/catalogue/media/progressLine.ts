const WIDTH = 24;

/** Returns a line such as `[######------] 48 %  The Ferry (1999), about 12 min left`. */
export function progressLine(done: number, secondsSoFar: number, what: string): string {
  const share = Math.max(0, Math.min(1, done));
  const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '-');
  const left = share > 0.01 && secondsSoFar > 2 ? `, ${spanText((secondsSoFar * (1 - share)) / share)} left` : '';
  return `[${bar}] ${Math.floor(share * 100)} %  ${what}${left}`;
}

/** Returns a rounded duration: `about 40 s`, `about 12 min`, `about 3 h`. */
export function spanText(seconds: number): string {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s`;
  return seconds < 5400 ? `about ${Math.round(seconds / 60)} min` : `about ${Math.round(seconds / 360) / 10} h`;
}
