import { MAX_JSON_BYTES } from '@/lib/json';

/** What a file, or an address, gives. */
export type Answer =
  | { kind: 'text'; text: string; bytes: number; isUtf8: boolean }
  | { kind: 'missing' }
  | { kind: 'failed'; reason: string };

/** What config.json says of a catalogue. */
export interface SiteSettings {
  /** Whether samples may be shown. */
  samples: boolean;
  /** Whether TMDB is asked, too. */
  hasTmdb: boolean;
}

/** A catalogue, wherever it lies. */
export interface Source {
  /** What the report calls it. */
  name: string;
  /** Null where no config.json was found. */
  site: SiteSettings | null;
  /** What stands at a path below it. Never rejects. */
  read: (path: string) => Promise<Answer>;
  /** The paths that there are below a folder of it; null where nobody can list them. */
  list: (folder: string) => string[] | null;
  /** Whether the bundle around it has a file; null where that is not known. */
  hasFile: (path: string) => boolean | null;
}

/** What the app does not read, nor does this command. */
export const TOO_LARGE: Answer = { kind: 'failed', reason: `is larger than ${MAX_JSON_BYTES / 1e6} MB` };

/** As a browser decodes it: without a mark at its beginning, and what is no UTF-8 replaced. */
export function textAnswer(bytes: Uint8Array): Answer {
  const text = new TextDecoder().decode(bytes);
  let isUtf8 = true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    isUtf8 = false;
  }
  return { kind: 'text', text, bytes: bytes.length, isUtf8 };
}
