import type { Source } from './source';

export type FailureKind = 'network' | 'timeout' | 'http' | 'badAnswer' | 'aborted' | 'samples';

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
