import { isRecord } from '@/lib/json';

/** The base URL that represents the product API, so that a path cannot leave it. */
const ROOT = 'https://product.invalid/api/';

/**
 * Returns the path of the next page, below the product API. The response names it relative to its own URL, or from the
 * root of the API beginning with the list's folder. Null if there is none, or if it leads out of the product API.
 */
export const nextPath = (answer: unknown, path: string): string | null =>
  pathFrom(path, isRecord(answer) ? answer.next : undefined);

/** Returns a path that a response or a record names, by the same rules. */
export function pathFrom(path: string, next: unknown): string | null {
  if (typeof next !== 'string' || next === '' || next.length > 500) return null;
  const [folder = ''] = path.split('/');
  const from = ROOT + (next.startsWith(`${folder}/`) ? '' : path);
  const href = URL.canParse(next, from) ? new URL(next, from).href : '';
  return href.startsWith(ROOT) && href !== ROOT ? href.slice(ROOT.length) : null;
}
