import type { StorageEngine } from './storageEngine';

interface Text {
  key: string;
  text: string;
  /** What lies there as it is read; null where it cannot be: then it is set aside first. */
  parse: (text: string | null) => unknown;
}

/** Saves all of them, or none: where one cannot be saved, the others are as they were. */
export function writeAll(engine: StorageEngine, texts: readonly Text[]): boolean {
  const earlier = texts.map(({ key }) => ({ key, text: engine.get(key) }));
  const isSaved = texts.every(
    ({ key, text, parse }, at) =>
      earlier[at]?.text === text || engine.set(key, text, parse(engine.getSaved(key)) === null),
  );
  if (isSaved) return true;
  for (const { key, text } of earlier) {
    if (text === null) engine.remove(key);
    else engine.set(key, text);
  }
  return false;
}
