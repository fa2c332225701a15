import type { FailureKind } from '@/domain/record/failure';
import { msg } from '@/lib/msg';

/** The only type of error that leaves the api. */
export interface ApiError {
  kind: FailureKind;
  /** The text for developers, and for the error line of a row. */
  message: string;
  /** The status code of an `http` error. */
  status?: number;
}

/** Returns whether an error means that the product API does not offer this: a 404, or a page in place of JSON. */
export const isNotOffered = ({ status, kind }: ApiError): boolean => status === 404 || kind === 'badAnswer';

/** The error of a request that no caller waits for. */
export const ABORTED: ApiError = { kind: 'aborted', message: msg('Aborted') };

export const UNUSABLE_ANSWER: ApiError = { kind: 'badAnswer', message: msg('The response has no usable data') };
