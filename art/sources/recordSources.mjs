import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { allDrawings } from './drawings.mjs';

/** Returns the first 16 hex digits of a text's SHA-256. */
export const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const SOURCES_FILE = new URL('../sources.json', import.meta.url);

/** Returns {name of a drawing: digest of its source}, as last recorded. */
export const readSources = () => (existsSync(SOURCES_FILE) ? JSON.parse(readFileSync(SOURCES_FILE, 'utf8')) : {});

/**
 * Records the sources of the drawings of `steps` for `ids` (all, if left out). Removes drawings that no longer exist.
 * Reports changed ones.
 */
export async function recordSources(steps, ids) {
  const before = readSources();
  const entries = (await allDrawings()).map(({ name, step, id, draw }) => {
    const drawn = (!steps || steps.includes(step)) && (!ids || !id || ids.includes(id));
    return [name, drawn ? digest(draw()) : before[name]];
  });
  const changed = entries.filter(([name, now]) => now !== before[name]).map(([name]) => name);
  const sorted = entries.filter(([, now]) => now).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(SOURCES_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  console.log(`sources: ${changed.length ? `changed: ${changed.join(', ')}` : 'all as recorded'}`);
}
