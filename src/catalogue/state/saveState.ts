import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ledger } from './ledger';
import type { State } from './state';
import { STATE_FILE } from './state';

/** Saves what a run leaves for the next one: whole or not at all, whenever the run is stopped. */
export async function saveState({ placeOf }: Pick<Ledger, 'placeOf'>, state: State): Promise<void> {
  const place = placeOf(STATE_FILE);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(`${place}.new`, `${JSON.stringify(state)}\n`);
  await rename(`${place}.new`, place);
}
