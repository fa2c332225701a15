import { takePrefetchedResponse } from '@/lib/takePrefetchedResponse';
import { MAX_JSON_BYTES, startsAsJson } from '@/lib/json';
import { delay } from '@/lib/time';
import { msg } from '@/lib/msg';
import type { ApiError } from './apiError';
import { ABORTED } from './apiError';

export const REQUEST_TIMEOUT_MS = 10_000;

/** The length above which parsing is a long task. `fetchJson` then yields before the caller processes the data. */
const MANY_CHARACTERS = 1_000_000;

/** A GET request for JSON. */
export interface JsonRequest {
  url: string;
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
}

export type FetchResult =
  | {
      data: unknown;
      /** The time of the response, in milliseconds since 1970. Undefined for data that comes from no server. */
      fetchedAt?: number;
      error?: undefined;
    }
  // A server that refuses temporarily may send a Retry-After header.
  | { data?: undefined; fetchedAt?: undefined; error: ApiError; retryAfter?: string | null };

/**
 * Sends one request with a timeout of ten seconds, which includes the body. A response that is too large is not read.
 * `fetchBaseQuery` of RTK Query adds five times the bytes to the first load. An error never holds the URL, because the
 * URL may contain an API key.
 */
export async function fetchJson({ url, params, headers }: JsonRequest, signal: AbortSignal): Promise<FetchResult> {
  // A function, because the value changes while the request is pending, and TypeScript would narrow a direct read.
  const isAborted = () => signal.aborted;
  if (isAborted()) return { error: ABORTED };
  // `URLSearchParams` converts numbers to strings.
  const address = params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url;
  const early = takePrefetchedResponse(address);
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
    if (text.length > MANY_CHARACTERS) await delay(0);
    return result;
  } catch {
    if (isAborted()) return { error: ABORTED };
    return {
      error: controller.signal.aborted
        ? { kind: 'timeout', message: msg('Request timed out') }
        : { kind: 'network', message: msg('Network error') },
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

const TOO_LARGE = badAnswer(msg('The response is too large'));

/**
 * Parses the body. HTML with status 200 comes from a file server that serves one page for all paths, so it is not the
 * same as broken JSON. An empty body is a valid, empty response.
 */
function parse(text: string): FetchResult {
  // The Content-Length header is optional.
  if (text.length > MAX_JSON_BYTES) return TOO_LARGE;
  try {
    return { data: text === '' ? null : (JSON.parse(text) as unknown), fetchedAt: Date.now() };
  } catch {
    const kind = startsAsJson(text) ? 'brokenJson' : 'badAnswer';
    return { error: { kind, message: msg('The response is not JSON') } };
  }
}
