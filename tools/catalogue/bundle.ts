import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSampleResponse } from '@/api/client/isSampleResponse';
import { parseJson } from '@/lib/json';
import type { State } from './state/state';
import { STATE_FILE } from './state/state';
import { readState } from './state/readState';

export interface Bundle {
  /** The absolute path of the bundle. */
  place: string;
  state: State;
  /** Whether the bundle has a catalogue that is neither the samples nor made by this command. */
  isForeign: boolean;
}

/** Opens a built bundle. Returns a message for the user if the folder is not a bundle. */
export async function openBundle(folder: string): Promise<Bundle | string> {
  const place = path.resolve(folder);
  const isThere = async (name: string) => (await stat(path.join(place, name)).catch(() => null))?.isFile() === true;
  if (!(await isThere('index.html')) || !(await isThere('config.json')))
    return `${folder} is not a built bundle: index.html or config.json is missing. Build one with npm run build, or choose another with --into.`;
  const state = readState(await readFile(path.join(place, STATE_FILE), 'utf8').catch(() => null));
  const list = await readFile(path.join(place, FIRST_LIST), 'utf8').catch(() => null);
  const isOwn = state.made[FIRST_LIST] !== undefined;
  return { place, state, isForeign: !isOwn && list !== null && !isSampleResponse(parseJson(list)) };
}

/** A file that every catalogue of this command contains. */
const FIRST_LIST = 'api/movies/all';
