import { nextTurn } from '@/lib/nextTurn';
import { loadSamples } from '../samples/loadSamples';
import { foldAll } from './foldAll';
import type { SearchEntry } from './searchEntry';

/** The samples, ready to be searched. */
export async function foldedSamples(): Promise<readonly SearchEntry[]> {
  const { entries } = await loadSamples();
  // Whoever comes in the middle of something else: to read them takes a moment.
  await nextTurn();
  const all = entries();
  await foldAll(all);
  return all;
}
