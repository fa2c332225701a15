import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@/lib/json';
import type { State } from './state/state';
import { STATE_FILE } from './state/state';
import { readState } from './state/readState';

export interface Bundle {
  /** Its whole place. */
  place: string;
  state: State;
  /** It has a catalogue that is neither the samples nor this command's. */
  isForeign: boolean;
}

/** A built bundle; a sentence where a folder is none. */
export async function openBundle(folder: string): Promise<Bundle | string> {
  const place = path.resolve(folder);
  const isThere = async (name: string) => (await stat(path.join(place, name)).catch(() => null))?.isFile() === true;
  if (!(await isThere('index.html')) || !(await isThere('config.json')))
    return `${folder} is no built bundle: it has no index.html or no config.json. Build one with npm run build, or name it with --into.`;
  const stateText = await readFile(path.join(place, STATE_FILE), 'utf8').catch(() => null);
  const list = await readFile(path.join(place, 'api/movies/all'), 'utf8').catch(() => null);
  return { place, state: readState(stateText), isForeign: stateText === null && list !== null && !isSample(list) };
}

function isSample(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return isRecord(list) && list.sample === true;
  } catch {
    return false;
  }
}
