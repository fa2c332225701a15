import { yieldToMain } from '@/lib/yieldToMain';
import { loadSamples } from '../samples/loadSamples';
import { foldAll } from './foldAll';
import type { SearchEntry } from './searchEntry';

/** Returns the samples with their search index. */
export async function foldedSamples(): Promise<readonly SearchEntry[]> {
  const { entries } = await loadSamples();
  // Yields to the main thread first, because reading the samples is a long task and the caller may be in the middle of
  // another.
  await yieldToMain();
  const all = entries();
  await foldAll(all);
  return all;
}
