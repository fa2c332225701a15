import type { Options } from './options';
import type { Probed } from './probe/probed';
import type { OutputManifest } from './state/outputManifest';
import type { Tools } from './tools';
import type { FileOnDisk } from './walk/walkFolder';

/** A problem with a file or a title, for the report. */
export interface Trouble {
  sort: 'unreadable' | 'unplayable' | 'doubtful' | 'passed' | 'rename';
  /** A path relative to the folder, or a title. */
  path: string;
  text: string;
}

/** The data that every step of a run shares. */
export interface Context {
  /** The absolute path of the folder of films, or of the folder that contains the table. */
  root: string;
  options: Options;
  tools: Tools;
  ledger: OutputManifest;
  /** The files of the folder, and the files that a table names, by path. */
  disk: Map<string, FileOnDisk>;
  troubles: Trouble[];
  /** Results of ffprobe by a digest of path, size and modification time. */
  probes: Record<string, Probed>;
  /** The keys of `probes` that belong to existing files. */
  probesUsed: Set<string>;
}
