import type { Options } from './options';
import type { Probed } from './probe/probed';
import type { Trouble } from './report/trouble';
import type { Ledger } from './state/ledger';
import type { Tools } from './tools';
import type { FileOnDisk } from './walk/walkFolder';

/** What every step of a run has at hand. */
export interface Context {
  /** Absolute path of the folder of films, or of the table's own folder. */
  root: string;
  options: Options;
  tools: Tools;
  ledger: Ledger;
  /** The files of the folder, and those that a table names. */
  disk: Map<string, FileOnDisk>;
  troubles: Trouble[];
  /** What ffprobe has said, by a digest of path, size and time. */
  probes: Record<string, Probed>;
  /** Which of them are of files that are there. */
  probesUsed: Set<string>;
}
