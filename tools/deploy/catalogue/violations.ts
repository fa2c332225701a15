import { readDate } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import genres from '../../../static/api/schema/genres.schema.json';
import list from '../../../static/api/schema/list.schema.json';
import parts from '../../../static/api/schema/parts.schema.json';
import person from '../../../static/api/schema/person.schema.json';
import search from '../../../static/api/schema/search.schema.json';
import season from '../../../static/api/schema/season.schema.json';
import title from '../../../static/api/schema/title.schema.json';
import type { JsonPath } from './finding';

/** The subset of JSON Schema that the schemas of the product API use, see `violations`. */
export interface Schema {
  $id?: string;
  $ref?: string;
  /** A description of valid values that follows "is not". */
  title?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  /** Only `date` is supported. */
  format?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema | undefined>>;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  $defs?: Readonly<Record<string, Schema>>;
}

/** The schemas of `api/schema`. They are part of the command, because deployers replace that folder. */
export const SCHEMAS = { genres, list, parts, person, search, season, title } satisfies Record<string, Schema>;

const BY_ID = new Map<string, Schema>(Object.values(SCHEMAS).map((schema) => [schema.$id, schema]));

/** Resolves a `$ref`: `parts.schema.json#/$defs/date`, or `#/$defs/list` in the same schema. */
export function schemaAt(ref: string, own: Schema): { schema: Schema; root: Schema } {
  const [file = '', place = ''] = ref.split('#');
  const root = file === '' ? own : BY_ID.get(file);
  const name = place.replace('/$defs/', '');
  const schema = name === '' ? root : root?.$defs?.[name];
  if (!root || !schema) throw new Error(`Unknown schema ${ref}`);
  return { schema, root };
}

export interface Violation {
  path: JsonPath;
  value: unknown;
  /** The name of a missing field. */
  missing?: string | undefined;
  /** A description of valid values. */
  wanted: string;
}

const TYPES: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: isRecord,
};

const regExps = new Map<string, RegExp>();

function regExp(pattern: string): RegExp {
  const made = regExps.get(pattern) ?? new RegExp(pattern, 'u');
  regExps.set(pattern, made);
  return made;
}

/** Limits recursion, because titles may recommend titles. */
const MAX_DEPTH = 40;

/** Checks of the value itself, without its members. Each check applies only to values of its type. */
const LIMITS: readonly ((schema: Schema, value: unknown) => boolean)[] = [
  ({ type }, value) => type === undefined || [type].flat().some((name) => TYPES[name]?.(value)),
  (schema, value) => !('const' in schema) || value === schema.const,
  (schema, value) => !schema.enum || schema.enum.includes(value),
  ({ minimum = -Infinity, maximum = Infinity }, value) =>
    typeof value !== 'number' || (value >= minimum && value <= maximum),
  // JSON Schema counts code points.
  ({ maxLength = Infinity }, value) =>
    typeof value !== 'string' ||
    value.length <= maxLength ||
    Array.from(value.slice(0, 2 * maxLength + 1)).length <= maxLength,
  ({ pattern }, value) => pattern === undefined || typeof value !== 'string' || regExp(pattern).test(value),
  ({ format }, value) => format !== 'date' || typeof value !== 'string' || readDate(value) === value,
  ({ minItems = 0, maxItems = Infinity }, value) =>
    !Array.isArray(value) || (value.length >= minItems && value.length <= maxItems),
  ({ uniqueItems }, value) => !uniqueItems || !Array.isArray(value) || new Set(value).size === value.length,
];

/**
 * Returns the violations of a schema, described by the nearest `title`. For `anyOf`, the type of the value selects the
 * schema, so that one wrong item does not invalidate the whole list.
 */
export function violations(
  value: unknown,
  schema: Schema,
  root = schema,
  path: JsonPath = [],
  words = '',
): Violation[] {
  const wanted = schema.title ?? words;
  if (path.length > MAX_DEPTH) return [];
  if (schema.$ref !== undefined) {
    const meant = schemaAt(schema.$ref, root);
    return violations(value, meant.schema, meant.root, path, schema.title ?? meant.schema.title ?? words);
  }
  if (!LIMITS.every((isWithin) => isWithin(schema, value))) return [{ path, value, wanted }];
  return [
    ...(schema.allOf ?? []).flatMap((one) => violations(value, one, root, path, wanted)),
    ...ofAlternatives(value, schema.anyOf, root, path, wanted),
    ...(isRecord(value) ? ofMembers(value, schema, root, path, wanted) : []),
    ...(schema.items && Array.isArray(value) ? ofItems(value, schema.items, root, path) : []),
  ];
}

const ofItems = (items: readonly unknown[], schema: Schema, root: Schema, path: JsonPath) =>
  items.flatMap((item, index) => violations(item, schema, root, [...path, index]));

function ofMembers(value: UnknownRecord, schema: Schema, root: Schema, path: JsonPath, wanted: string): Violation[] {
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => ({ path, value, missing: name, wanted })),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
      member && Object.hasOwn(value, name) ? violations(value[name], member, root, [...path, name]) : [],
    ),
  ];
}

function ofAlternatives(
  value: unknown,
  alternatives: readonly Schema[] | undefined,
  root: Schema,
  path: JsonPath,
  wanted: string,
): Violation[] {
  if (!alternatives) return [];
  const tried = alternatives.map((one) => violations(value, one, root, path, wanted));
  if (tried.some((found) => found.length === 0)) return [];
  // The alternative whose violations are all inside the value describes them best.
  const within = tried.find((found) => found.every((one) => one.path.length > path.length));
  return within ?? [{ path, value, wanted }];
}
