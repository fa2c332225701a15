import { readTime } from './readTime';

export interface Timing {
  start: number;
  end: number;
  /** What stands behind the times. */
  rest: string;
}

const TIMING = /^\s*(-?[\d:.,]{4,24})\s*-->\s*(-?[\d:.,]{4,24})(?:\s+(\S.{0,400})?)?$/;

/** The line above a cue's text; `'broken'` where it is one, but says no span of time; null for any other line. */
export function readTiming(line: string): Timing | 'broken' | null {
  if (!line.includes('-->') || line.length > 500) return null;
  const [, from = '', to = '', rest = ''] = TIMING.exec(line) ?? [];
  if (from === '') return /^\s*-?\d+\s*[:.,].*-->/.test(line) || /-->\s*\d+:\d/.test(line) ? 'broken' : null;
  const [start, end] = [readTime(from), readTime(to)];
  return start === null || end === null || end <= start ? 'broken' : { start, end, rest: rest.trim() };
}
