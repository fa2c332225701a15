import { takeEarlyAnswer } from '@/lib/earlyAnswers';
import type { ApiError } from './apiError';
import { ABORTED } from './apiError';

export const REQUEST_TIMEOUT_MS = 10_000;

/** A GET for JSON. */
export interface JsonRequest {
  url: string;
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
}

export type FetchResult =
  | { data: unknown; error?: undefined }
  // A server that refuses for the moment may say for how long.
  | { data?: undefined; error: ApiError; retryAfter?: string | null };

/**
 * Asks once, and no longer than ten seconds, the body included. RTK Query's own `fetchBaseQuery` does more than this in
 * five times the bytes of a first load. What an error says never holds the address, which may hold a key.
 */
export async function fetchJson({ url, params, headers }: JsonRequest, signal: AbortSignal): Promise<FetchResult> {
  // It changes under way, which the compiler does not know.
  const isAborted = () => signal.aborted;
  if (isAborted()) return { error: ABORTED };
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), REQUEST_TIMEOUT_MS);
  const forward = () => timer.abort();
  signal.addEventListener('abort', forward);
  try {
    // Numbers become text by themselves.
    const address = params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url;
    const early = takeEarlyAnswer(address);
    const response = await (early
      ? unlessAborted(early, timer.signal)
      : fetch(address, { headers, signal: timer.signal }));
    const text = await unlessAborted(response.text(), timer.signal);
    if (!response.ok) return { error: httpError(response), retryAfter: response.headers.get('Retry-After') };
    return parse(text);
  } catch {
    if (isAborted()) return { error: ABORTED };
    return {
      error: timer.signal.aborted
        ? { kind: 'timeout', message: 'Request timed out' }
        : { kind: 'network', message: 'Network error' },
    };
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', forward);
  }
}

/** For what was begun without the signal. */
const unlessAborted = <T>(result: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    result.then(resolve, reject);
    signal.addEventListener('abort', reject);
  });

function httpError({ status, statusText }: Response): ApiError {
  // HTTP/2 has no status texts.
  const message = statusText === '' ? `HTTP ${status}` : statusText;
  return { kind: 'http', status, message };
}

/** HTML with a 200 is a catch-all file server; an empty body is an answer with nothing in it. */
function parse(text: string): FetchResult {
  try {
    return { data: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch {
    return { error: { kind: 'badAnswer', message: 'The answer is not JSON' } };
  }
}
