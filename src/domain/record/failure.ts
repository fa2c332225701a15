import type { Source } from './source';

export type FailureKind = 'network' | 'timeout' | 'http' | 'badAnswer' | 'aborted' | 'samples';

/** As many are kept, and shown by the diagnostics page. */
export const FAILURES_KEPT = 20;

/** A source that was asked in vain. */
export interface Failure {
  /** Milliseconds since 1970. */
  at: number;
  source: Source;
  /** What the log calls the question. */
  name: string;
  kind: FailureKind;
  /** Of kind `http`. */
  status?: number | undefined;
}
