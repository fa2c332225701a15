import { loadSamples } from '../samples/loadSamples';
import { loadSearchLibrary } from './loadSearchLibrary';
import type { SearchEntry } from './searchEntry';

/** Returns the samples, see `foldedSamples`. They load in parallel with the chunk. */
export async function loadSampleEntries(): Promise<readonly SearchEntry[]> {
  const [{ foldedSamples }] = await Promise.all([loadSearchLibrary(), loadSamples()]);
  return foldedSamples();
}
