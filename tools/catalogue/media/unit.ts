import type { Verdict } from '../probe/assessPlayability';
import type { ProbeResult } from '../probe/probeResult';
import type { FoundFiles } from '../scanResult';

/** A film file that images are taken from. */
export interface FilmFile {
  /** The absolute path of the file. */
  file: string;
  /** The fingerprint of the file, see `fingerprint`. */
  from: string;
  /** The path of its images in the bundle, without extension. */
  stem: string;
  film: { duration: number; width: number; height: number };
}

/** A film or an episode: the files that are played at one URL. */
export interface Unit {
  /** The id of the title. */
  id: string;
  /** The base of file names in the bundle: `film`, `s01e02`. */
  base: string;
  /** The path that the report shows for this unit. */
  place: string;
  files: FoundFiles;
}

/** One version of a unit with its probe results. */
export interface LookedAt {
  label: string | null;
  parts: string[];
  /** The result of ffprobe for each part. Null for a part that ffprobe could not read. */
  probes: (ProbeResult | null)[];
  /** The first available result of ffprobe. Null if there is none. */
  probed: ProbeResult | null;
  /** The verdict on the least playable part. */
  verdict: Verdict;
  /** The duration of all parts in seconds. Null if it is unknown for one of them. */
  duration: number | null;
}

export interface Plan {
  unit: Unit;
  versions: LookedAt[];
}
