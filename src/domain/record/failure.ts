import type { Source } from './source';

export type FailureKind = 'network' | 'timeout' | 'http' | 'badAnswer' | 'brokenJson' | 'aborted' | 'samples';

/** The number of failures that are kept, and shown on the diagnostics page. */
export const FAILURES_KEPT = 20;

/** A failed request to a source. */
export interface Failure {
  /** In milliseconds since 1970. */
  at: number;
  source: Source;
  /** The name of the request in the log. */
  name: string;
  kind: FailureKind;
  /** The status code of an `http` failure. */
  status?: number | undefined;
}
