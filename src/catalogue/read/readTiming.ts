import { readSpan } from './readTime';

export interface Timing {
  start: number;
  end: number;
  /** The text after the times. */
  rest: string;
}

const TIMING = /^\s*(-?[\d:.,]{4,24})\s*-->\s*(-?[\d:.,]{4,24})(?:\s+(\S.{0,400})?)?$/;

/** Spaces that some programs write within a time: `00: 00: 00,100`. */
const SPACES_IN_TIME = /(?<=\d) ?([:.,]) ?(?=\d)/g;

/** Arrows that some files use instead of `-->`. */
const OTHER_ARROWS = /(?<=\d)\s*(?:->|--->|[–—]>|→)\s*(?=\d{1,2}\s?:)/;

/**
 * Reads the line above a cue's text. Returns `'broken'` for such a line without a valid time span, and null for other
 * lines.
 */
export function readTiming(written: string): Timing | 'broken' | null {
  const line = written.length > 500 ? written : written.replace(OTHER_ARROWS, ' --> ');
  if (!line.includes('-->') || line.length > 500) return null;
  const [, from = '', to = '', rest = ''] = TIMING.exec(line.replace(SPACES_IN_TIME, '$1')) ?? [];
  if (from === '') return /^\s*-?\d+\s*[:.,].*-->/.test(line) || /-->\s*\d+:\d/.test(line) ? 'broken' : null;
  const span = readSpan(from, to);
  return span === null ? 'broken' : { ...span, rest: rest.trim() };
}
