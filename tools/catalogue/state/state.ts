import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProbeResult } from '../probe/probeResult';

/**
 * The state that one run leaves for the next. A web server may publish it, so it contains no paths or names of the
 * folder.
 */
export interface State {
  version: typeof STATE_VERSION;
  /** Ids by identity key. Each key is a digest of an external id, a name and year, or a file. */
  ids: Record<string, string>;
  /** Results of ffprobe by a digest of path, size and modification time. */
  probes: Record<string, ProbeResult>;
  /** Every file that a run wrote, by its path in the bundle. */
  made: Record<string, Made>;
  /** The settings that a run wrote into config.json. Only earlier releases wrote `homeRows`. */
  config: { homeRows: string[] | null; mediaHost: string | null };
}

export interface Made {
  /** A digest of all sources of the file. */
  from: string;
  /** A note from making the file. */
  note?: string;
}

export const STATE_VERSION = 1;

/** The path of the state file in the bundle. */
export const STATE_FILE = 'films/catalogue-state.json';

export const emptyState = (): State => ({
  version: STATE_VERSION,
  ids: {},
  probes: {},
  made: {},
  config: { homeRows: null, mediaHost: null },
});

/** Saves the state for the next run. Renaming a complete file prevents a partial one if the run is stopped. */
export async function saveState({ pathFor }: { pathFor: (file: string) => string }, state: State): Promise<void> {
  const place = pathFor(STATE_FILE);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(`${place}.new`, `${JSON.stringify(state)}\n`);
  await rename(`${place}.new`, place);
}
