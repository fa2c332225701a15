import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSampleResponse } from '@/api/client/isSampleResponse';
import { parseJson } from '@/lib/json';

/** The folders of the sample product API. */
const FOLDERS = ['movies', 'series', 'movie', 'tv'];

/** Removes the remaining files of the sample product API. @returns the number of removed files */
export async function removeSamples(bundle: string): Promise<number> {
  let count = 0;
  for (const folder of FOLDERS) {
    const place = path.join(bundle, 'api', folder);
    for (const name of await readdir(place, { recursive: true }).catch(() => [])) {
      const file = path.join(place, name);
      // Skips folders, which cannot be read as files.
      const text = await readFile(file, 'utf8').catch(() => null);
      if (!isSampleResponse(parseJson(text))) continue;
      await rm(file);
      count += 1;
    }
  }
  return count;
}
