import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSampleAnswer } from '@/api/product/sampleMark';
import { parseJson } from '@/lib/json';

/** Where the build writes the sample product API. */
const FOLDERS = ['movies', 'series', 'movie', 'tv'];

/** Removes the files of the sample product API that are left beside a catalogue. @returns how many there were */
export async function removeSamples(bundle: string): Promise<number> {
  let count = 0;
  for (const folder of FOLDERS) {
    const place = path.join(bundle, 'api', folder);
    for (const name of await readdir(place, { recursive: true }).catch(() => [])) {
      const file = path.join(place, name);
      // A folder cannot be read.
      const text = await readFile(file, 'utf8').catch(() => null);
      if (!isSampleAnswer(parseJson(text))) continue;
      await rm(file);
      count += 1;
    }
  }
  return count;
}
