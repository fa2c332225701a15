/** The one kind of error above this room. */
export interface ApiError {
  kind: 'network' | 'timeout' | 'http' | 'badAnswer' | 'aborted' | 'samples';
  /** For developers' eyes and the error line of a row. */
  message: string;
  /** Of an `http` error. */
  status?: number;
}

/** Nobody waits any more. */
export const ABORTED: ApiError = { kind: 'aborted', message: 'Aborted' };

export const UNUSABLE_ANSWER: ApiError = { kind: 'badAnswer', message: 'The answer has nothing that can be used' };
