import { takeEarlyAnswer } from '@/lib/earlyAnswers';
import { MAX_JSON_BYTES } from '@/lib/json';
import { wait } from '@/lib/time';
import type { ApiError } from './apiError';
import { ABORTED } from './apiError';

export const REQUEST_TIMEOUT_MS = 10_000;

/** To parse so much is a task of its own, before anybody does something with it. */
const MANY_CHARACTERS = 1_000_000;

/** A GET for JSON. */
export interface JsonRequest {
  url: string;
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
}

export type FetchResult =
  | {
      data: unknown;
      /** When the server said it, in milliseconds since 1970; what no server says has none. */
      fetchedAt?: number;
      error?: undefined;
    }
  // A server that refuses for the moment may say for how long.
  | { data?: undefined; fetchedAt?: undefined; error: ApiError; retryAfter?: string | null };

/**
 * Asks once, and no longer than ten seconds, the body included; what is too large is not read. RTK Query's own
 * `fetchBaseQuery` does more than this in five times the bytes of a first load. What an error says never holds the
 * address, which may hold a key.
 */
export async function fetchJson({ url, params, headers }: JsonRequest, signal: AbortSignal): Promise<FetchResult> {
  // It changes under way, which the compiler does not know.
  const isAborted = () => signal.aborted;
  if (isAborted()) return { error: ABORTED };
  // Numbers become text by themselves.
  const address = params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url;
  const early = takeEarlyAnswer(address);
  const controller = early?.controller ?? new AbortController();
  const end = () => controller.abort();
  const timeout = setTimeout(end, REQUEST_TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    const response = await (early?.response ?? fetch(address, { headers, signal: controller.signal }));
    if (Number(response.headers.get('Content-Length')) > MAX_JSON_BYTES) {
      end();
      return TOO_LARGE;
    }
    const text = await response.text();
    if (!response.ok) return { error: httpError(response), retryAfter: response.headers.get('Retry-After') };
    const result = parse(text);
    if (text.length > MANY_CHARACTERS) await wait(0);
    return result;
  } catch {
    if (isAborted()) return { error: ABORTED };
    return {
      error: controller.signal.aborted
        ? { kind: 'timeout', message: 'Request timed out' }
        : { kind: 'network', message: 'Network error' },
    };
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', end);
  }
}

function httpError({ status, statusText }: Response): ApiError {
  // HTTP/2 has no status texts.
  const message = statusText === '' ? `HTTP ${status}` : statusText;
  return { kind: 'http', status, message };
}

const badAnswer = (message: string): FetchResult => ({ error: { kind: 'badAnswer', message } });

const TOO_LARGE = badAnswer('The answer is too large');

/** HTML with a 200 is a catch-all file server; an empty body is an answer with nothing in it. */
function parse(text: string): FetchResult {
  // A server need not say how much there is to come.
  if (text.length > MAX_JSON_BYTES) return TOO_LARGE;
  try {
    return { data: text === '' ? null : (JSON.parse(text) as unknown), fetchedAt: Date.now() };
  } catch {
    return badAnswer('The answer is not JSON');
  }
}
