import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** The one kind of error above this room. */
export interface ApiError {
  kind: 'network' | 'timeout' | 'http' | 'badAnswer' | 'aborted' | 'samples';
  /** For developers' eyes and the error line of a row. */
  message: string;
  /** Of an `http` error. */
  status?: number;
}

export const UNUSABLE_ANSWER: ApiError = { kind: 'badAnswer', message: 'The answer has nothing that can be used' };

/** fetchBaseQuery's error in our words; never with the address, which may hold a key. */
export function normalizeError(error: FetchBaseQueryError, meta?: FetchBaseQueryMeta): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { kind: 'network', message: 'Network error' };
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', message: 'Request timed out' };
    case 'CUSTOM_ERROR':
      return { kind: 'badAnswer', message: error.error };
    case 'PARSING_ERROR':
      // An error page in HTML is an error first; HTML with a 200 is a catch-all file server.
      return error.originalStatus >= 400
        ? httpError(error.originalStatus, meta)
        : { kind: 'badAnswer', message: 'The answer is not JSON' };
    default:
      return httpError(error.status, meta);
  }
}

function httpError(status: number, meta?: FetchBaseQueryMeta): ApiError {
  // HTTP/2 has no status texts.
  const text = meta?.response?.statusText ?? '';
  return { kind: 'http', status, message: text === '' ? `HTTP ${status}` : text };
}
