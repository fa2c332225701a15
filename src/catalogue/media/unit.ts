import type { Probed } from '../probe/probed';
import type { Verdict } from '../probe/judge';
import type { FoundFiles } from '../shelf';

/** A film or an episode: what is played at one address. */
export interface Unit {
  /** The title's. */
  id: string;
  /** What its files in the bundle are called: `film`, `s01e02`. */
  base: string;
  /** What the report calls it. */
  place: string;
  files: FoundFiles;
}

/** One form of it, looked at. */
export interface LookedAt {
  label: string | null;
  parts: string[];
  /** The result of ffprobe for each part; null for a part that ffprobe could not read. */
  probes: (Probed | null)[];
  /** Of its first part; null where ffprobe could not say. */
  probed: Probed | null;
  /** Of the worst of its parts. */
  verdict: Verdict;
  /** Seconds, of all its parts; null where one does not say. */
  duration: number | null;
}

export interface Plan {
  unit: Unit;
  versions: LookedAt[];
}
