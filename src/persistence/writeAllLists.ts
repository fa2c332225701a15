import type { StorageEngine } from './storageEngine';
import type { SharedWatchlist } from './watchlistStorage';

/** The objects that are necessary to write several lists at once. Available when the progress has been loaded. */
export interface ListWriters {
  /** Never overwrites data of a newer build. */
  engine: StorageEngine;
  watchlist: SharedWatchlist;
}

interface Text {
  key: string;
  text: string;
  /** Parses the stored text. If it returns null, the text is quarantined before the write. */
  parse: (text: string | null) => unknown;
}

/** Saves all texts or none. If one cannot be saved, the others are restored. */
export function writeAll(engine: StorageEngine, texts: readonly Text[]): boolean {
  const earlier = texts.map(({ key }) => ({ key, text: engine.get(key) }));
  const isSaved = texts.every(
    ({ key, text, parse }, at) =>
      earlier[at]?.text === text || engine.set(key, text, parse(engine.getPersisted(key)) === null),
  );
  if (isSaved) return true;
  for (const { key, text } of earlier) {
    if (text === null) engine.remove(key);
    else engine.set(key, text);
  }
  return false;
}
