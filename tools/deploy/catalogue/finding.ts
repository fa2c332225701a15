/** The severities. An error loses a record, a page or a list. A warning loses a part of one. A hint loses nothing. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A value that the app does not use as it is written. */
export interface Finding {
  severity: Severity;
  /** Equal for faults of the same kind, so that the report can group them. */
  rule: string;
  /** The path or the URL of the file, as it was requested. */
  file: string;
  /** The position in the file. Both numbers count from 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** The record: its number in the list, from 1, and its title. */
  record?: { number: number | null; title: string | null } | undefined;
  /** The problem, in words. */
  problem: string;
  /** The behavior of the app. */
  effect: string;
}

/** A finding relative to a record or a response. The caller adds the file. */
export type Fault = Pick<Finding, 'severity' | 'rule' | 'problem' | 'effect'> & {
  /** The path from the record or the response to the value. */
  path: JsonPath;
};

export type JsonPath = readonly (string | number)[];
