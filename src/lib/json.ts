/** A plain object whose fields are not validated yet. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** The size limit of a JSON response. Parsing a larger one would block a slow phone for more than half a second. */
export const MAX_JSON_BYTES = 16_000_000;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a JSON text. Returns null if it is invalid or missing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether a text starts as JSON does. If it cannot be parsed, it is broken JSON and not another format. */
export const startsAsJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Parses a JSON text that must be a plain object. */
export function parseRecord(text: string | null): UnknownRecord | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}

/** Returns the first own field of `names` with a value. Inherited fields (`constructor`, …) do not count. */
export function firstField(record: UnknownRecord, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}
