import { isRecord } from '@/lib/json';
import type { Made, State } from './state';
import { emptyState, STATE_VERSION } from './state';

/** The paths that the command writes: films, its own images, and the product API. */
const OWN = /^(films|api|art\/(?:posters|hero)(?=\/own-))\/[\w.-]+(\/[\w.-]+)*$/;

/** Returns whether a run may have written a path in the bundle. The command never deletes other files. */
export const isOwnFile = (file: string): boolean =>
  OWN.test(file) && !file.includes('..') && !file.startsWith('api/schema/');

/**
 * Reads the state of the last run. Returns an empty state if it is missing or invalid, so that all files are probed
 * again.
 */
export function readState(text: string | null): State {
  const raw = parsed(text);
  const empty = emptyState();
  if (!isRecord(raw) || raw.version !== STATE_VERSION) return empty;
  const { homeRows, mediaHost } = isRecord(raw.config) ? raw.config : {};
  return {
    ...empty,
    ids: textsOf(raw.ids),
    // The command wrote these records itself. A different record shape has another state version.
    probes: recordsOf(raw.probes) as unknown as State['probes'],
    made: madeOf(raw.made),
    config: {
      homeRows: Array.isArray(homeRows) ? homeRows.filter((row) => typeof row === 'string') : null,
      mediaHost: typeof mediaHost === 'string' ? mediaHost : null,
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const textsOf = (raw: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const recordsOf = (raw: unknown) =>
  Object.fromEntries(Object.entries(isRecord(raw) ? raw : {}).filter(([, probe]) => isRecord(probe)));

/** Keeps only files that a run may have written, because a later run deletes the files in this list. */
function madeOf(raw: unknown): State['made'] {
  const made: Record<string, Made> = {};
  for (const [file, entry] of Object.entries(isRecord(raw) ? raw : {}))
    if (isOwnFile(file) && isRecord(entry) && typeof entry.from === 'string')
      made[file] = { from: entry.from, ...(typeof entry.note === 'string' && { note: entry.note }) };
  return made;
}
