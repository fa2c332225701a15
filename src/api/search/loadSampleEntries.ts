import { loadSamples } from '../samples/loadSamples';
import { loadSearchLibrary } from './loadSearchLibrary';
import type { SearchEntry } from './searchEntry';

/** The samples, see `foldedSamples`; they are on their way while the chunk is. */
export async function loadSampleEntries(): Promise<readonly SearchEntry[]> {
  const [{ foldedSamples }] = await Promise.all([loadSearchLibrary(), loadSamples()]);
  return foldedSamples();
}
