const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Returns a time in the format of WebVTT: `01:02:03.450`. */
export const vttTime = (ms: number): string =>
  `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
