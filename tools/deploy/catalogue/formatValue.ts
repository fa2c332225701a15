import { oneLine } from '@/lib/oneLine';

const MAX = 60;

/** Formats a value for the report: short, on one line, and without control characters for the terminal. */
export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  const text = oneLine(value.slice(0, MAX + 1));
  return `'${value.length > MAX ? `${text.slice(0, MAX)}…` : text}'`;
}
