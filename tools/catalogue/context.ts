import type { Options } from './options';
import type { ProbeResult } from './probe/probeResult';
import type { Diagnostic } from './scanResult';
import type { OutputManifest } from './state/outputManifest';
import type { Tools } from './tools';
import type { FileOnDisk } from './walk/walkFolder';

/** A problem with a file or a title, and its section of the report. Its path may also be a title. */
export interface ReportedDiagnostic extends Diagnostic {
  sort: 'unreadable' | 'unplayable' | 'doubtful' | 'passed' | 'rename';
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
  diagnostics: ReportedDiagnostic[];
  /** Results of ffprobe by a digest of path, size and modification time. */
  probes: Record<string, ProbeResult>;
  /** The keys of `probes` that belong to existing files. */
  probesUsed: Set<string>;
}
