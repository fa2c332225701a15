import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputManifest } from './outputManifest';
import type { State } from './state';
import { STATE_FILE } from './state';

/** Saves the state for the next run. Renaming a complete file prevents a partial one if the run is stopped. */
export async function saveState({ placeOf }: Pick<OutputManifest, 'placeOf'>, state: State): Promise<void> {
  const place = placeOf(STATE_FILE);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(`${place}.new`, `${JSON.stringify(state)}\n`);
  await rename(`${place}.new`, place);
}
