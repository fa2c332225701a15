import type { FailureKind } from '@/domain/record/failure';

/** The one kind of error above this room. */
export interface ApiError {
  kind: FailureKind;
  /** For developers' eyes and the error line of a row. */
  message: string;
  /** Of an `http` error. */
  status?: number;
}

/** Nobody waits any more. */
export const ABORTED: ApiError = { kind: 'aborted', message: 'Aborted' };

export const UNUSABLE_ANSWER: ApiError = { kind: 'badAnswer', message: 'The answer has nothing that can be used' };
