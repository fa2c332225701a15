import type { AppStore } from '@/app/store';
import {} from '@/i18n/t';
import { counted } from '@/lib/formats/numbers';

/** A fact of the report, for the page and for its text. */
export interface Row {
  label: string;
  value: string;
  /** Whether the value is as it should be, if that applies. */
  mark?: 'good' | 'bad';
}

export interface Section {
  heading: string;
  /** The section may have many rows. */
  isLong?: true;
  /** The rows are responses, which take time to arrive and need one or two lines. */
  isAsked?: true;
  /** Calls `show` with the rows that are known, and again when more are known. */
  read: (store: AppStore, show: (rows: readonly Row[]) => void) => void | Promise<void>;
}

/** A section with the rows that have been read. */
export interface ReadSection {
  isLong?: true | undefined;
  isAsked?: true | undefined;
  heading: string;
  rows: readonly Row[];
}

export const CHECKING = 'Checking…';

/** Returns the number of wrong values in a few words, which fit into one line on any screen. */
export function verdictOf(sections: readonly ReadSection[]): Required<Pick<Row, 'value' | 'mark'>> {
  const { length } = sections.flatMap(({ rows }) => rows).filter(({ mark }) => mark === 'bad');
  if (length === 0) return { value: 'No problems found', mark: 'good' };
  return { value: `${counted(length, 'problem')} found`, mark: 'bad' };
}

/** Returns the report as plain text for a support request. */
export const asText = (sections: readonly ReadSection[], takenAt: string): string =>
  [
    `Kinora diagnostics, ${takenAt}`,
    ...sections.map(({ heading, rows }) =>
      [heading, ...rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
    ),
  ].join('\n\n');
