import type { Probed } from '../probe/probed';

/** What one run leaves for the next. A web server may give it away: no place and no name of the folder stands in it. */
export interface State {
  version: typeof STATE_VERSION;
  /** Ids by what a film is known by, each a digest: its number elsewhere, its name and year, its file. */
  ids: Record<string, string>;
  /** By a digest of path, size and time. */
  probes: Record<string, Probed>;
  /** Every file that a run wrote, by its path in the bundle. */
  made: Record<string, Made>;
  /** What a run wrote into config.json; `homeRows` only by earlier versions. */
  config: { homeRows: string[] | null; mediaHost: string | null };
}

export interface Made {
  /** Of all that it was made from. */
  from: string;
  /** What was found out on the way. */
  note?: string;
}

export const STATE_VERSION = 1;

/** Where it lies in the bundle. */
export const STATE_FILE = 'films/catalogue-state.json';

export const emptyState = (): State => ({
  version: STATE_VERSION,
  ids: {},
  probes: {},
  made: {},
  config: { homeRows: null, mediaHost: null },
});
