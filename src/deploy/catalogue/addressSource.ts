import { MAX_JSON_BYTES } from '@/lib/json';
import type { Answer, SiteSettings, Source } from './source';
import { textAnswer, TOO_LARGE } from './source';

/** The same timeout as in the app. */
const TIMEOUT_MS = 10_000;

/** Creates a source that reads a product API over HTTP. */
export function addressSource(address: string, site: SiteSettings | null = null): Source {
  return {
    name: address,
    site,
    read: (path) => ask(`${address.replace(/\/$/, '')}/${path}`),
    list: () => null,
    hasFile: () => null,
  };
}

/** Requests a URL and returns the response. */
export async function ask(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404 || response.status === 410) return { kind: 'missing' };
    if (!response.ok) return { kind: 'failed', reason: `returned ${response.status} ${response.statusText}`.trim() };
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      parts.push(part);
      bytes += part.length;
      if (bytes > MAX_JSON_BYTES) return TOO_LARGE;
    }
    return textAnswer(Buffer.concat(parts));
  } catch (error) {
    return { kind: 'failed', reason: whyNot(error) };
  }
}

function whyNot(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'did not respond within 10 seconds';
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return `cannot be reached (${cause?.code ?? 'no connection'})`;
}
