/** An error costs a record, a page or a list; a warning costs a part of one; a hint costs nothing. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Something that the app will not take as it is written. */
export interface Finding {
  severity: Severity;
  /** The same for the same kind of fault, so that many of them can be told as one. */
  rule: string;
  /** The file, or the address, as it was asked for. */
  file: string;
  /** Both from 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** Which of the list's, from 1, and what it calls itself. */
  record?: { number: number | null; title: string | null } | undefined;
  /** What is wrong. */
  problem: string;
  /** What the app does about it. */
  effect: string;
}

/** What is found at one place; who calls adds where that is. */
export type Fault = Pick<Finding, 'severity' | 'rule' | 'problem' | 'effect'> & {
  /** From the record, or the answer, to the value. */
  path: JsonPath;
};

export type JsonPath = readonly (string | number)[];
