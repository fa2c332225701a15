import type { AppStore } from '@/app/store';
import { counted } from '@/lib/counted';

/** One thing that is known: the page shows it and the text says it. */
export interface Row {
  label: string;
  value: string;
  /** Whether that is as it should be, where there is something to be right or wrong. */
  mark?: 'good' | 'bad';
}

export interface Section {
  heading: string;
  /** May have many rows. */
  isLong?: true;
  /** Its rows are answers that take their time and a line or two. */
  isAsked?: true;
  /** Shows its rows, at once and again as more of them is known. */
  read: (store: AppStore, show: (rows: readonly Row[]) => void) => void | Promise<void>;
}

/** A section as far as it has been read. */
export interface ReadSection {
  isLong?: true | undefined;
  isAsked?: true | undefined;
  heading: string;
  rows: readonly Row[];
}

export const CHECKING = 'Checking…';

/** Of all that can be right or wrong, how much is wrong: a few words, that are one line on any screen. */
export function verdictOf(sections: readonly ReadSection[]): Required<Pick<Row, 'value' | 'mark'>> {
  const { length } = sections.flatMap(({ rows }) => rows).filter(({ mark }) => mark === 'bad');
  if (length === 0) return { value: 'All is well', mark: 'good' };
  return { value: `${counted(length, 'thing')} ${length === 1 ? 'is' : 'are'} wrong`, mark: 'bad' };
}

/** The whole report as plain text, to be sent to whoever can help. */
export const asText = (sections: readonly ReadSection[], takenAt: string): string =>
  [
    `Kinora diagnostics, ${takenAt}`,
    ...sections.map(({ heading, rows }) =>
      [heading, ...rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
    ),
  ].join('\n\n');
