import { MAX_JSON_BYTES } from '@/lib/json';

/** The content of a file or a URL. */
export type Answer =
  | { kind: 'text'; text: string; bytes: number; isUtf8: boolean }
  | { kind: 'missing' }
  | { kind: 'failed'; reason: string };

/** The settings of config.json that concern the catalogue. */
export interface SiteSettings {
  /** Whether the app may show samples. */
  samples: boolean;
  /** Whether TMDB is a source too. */
  hasTmdb: boolean;
}

/** A product API in a folder or behind a URL. */
export interface Source {
  /** The name in the report. */
  name: string;
  /** Null if there is no config.json. */
  site: SiteSettings | null;
  /** Reads a path of the product API. Never rejects. */
  read: (path: string) => Promise<Answer>;
  /** Returns the paths in a folder, or null if the source cannot list them. */
  list: (folder: string) => string[] | null;
  /** Returns whether the bundle contains a file, or null if that is unknown. */
  hasFile: (path: string) => boolean | null;
}

/** The response for files above the size limit of the app. */
export const TOO_LARGE: Answer = { kind: 'failed', reason: `is larger than ${MAX_JSON_BYTES / 1e6} MB` };

/** Decodes bytes as a browser does: without a byte order mark, and with replacements for invalid UTF-8. */
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
