/** A plain object whose fields are still unknown. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** What is larger is a fault of whoever sent it: reading it would hold a slow phone up for longer than half a second. */
export const MAX_JSON_BYTES = 16_000_000;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a text says in JSON; null where it says nothing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The same of what has to be a plain object. */
export function parseRecord(text: string | null): UnknownRecord | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}

/** The first own field of `names` that holds something; inherited ones (`constructor`, …) do not count. */
export function firstField(record: UnknownRecord, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}
