import fc from 'fast-check';
import type { Schema } from '@tools/deploy/catalogue/violations';
import { schemaAt, violations } from '@tools/deploy/catalogue/violations';

/** The depth from which optional fields are omitted. Titles within a title have no optional fields. */
const MAX_DEPTH = 3;

const ADDRESSES = fc.constantFrom('films/a.mp4', 'https://films.example/a.mp4', 'a.vtt');

/** Names without commas. A generator by their pattern would be slow. */
const NAMES = fc
  .array(fc.string({ maxLength: 12 }).map((name) => name.replaceAll(',', '')))
  .map((names) => names.join(','));

const day = fc
  .date({ min: new Date('1870-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const letter = fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom(' ', '👩', '\u202e', 'é'));

/** Texts with edge cases for readers: surrounding spaces, direction marks, surrogate pairs, and the maximum length. */
const text = (maxLength: number) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: letter, maxLength: Math.min(maxLength, 12) }) },
    { weight: 1, arbitrary: fc.constantFrom('a'.repeat(maxLength), '👩'.repeat(maxLength)) },
  );

/** Returns values that are valid for a schema. */
export const fromSchema = (schema: Schema, root: Schema = schema): fc.Arbitrary<unknown> =>
  anyFrom(schema, root, 0).filter((value) => violations(value, schema, root).length === 0);

/** Returns values that are valid for a schema in nearly all cases. */
function anyFrom(schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const meant = schemaAt(schema.$ref, root);
    return anyFrom(meant.schema, meant.root, depth);
  }
  return make(schema, root, depth);
}

function make(schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => anyFrom({ ...one, ...partsOf(schema) }, root, depth)));
  const types = [schema.type ?? []].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, root, depth)));
}

/** Returns the keywords beside `anyOf`. */
const partsOf = ({ type, properties }: Schema): Schema => ({
  ...(type && { type }),
  ...(properties && { properties }),
});

const within = (schema: Schema, root: Schema, made: fc.Arbitrary<unknown>) =>
  schema.uniqueItems || schema.maxLength !== undefined || schema.pattern !== undefined
    ? made.filter((value) => violations(value, schema, root).length === 0)
    : made;

function ofType(type: string, schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  const { minimum, maximum, maxLength = 40, pattern, format, items, minItems = 0, maxItems = 6 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.max(minimum ?? 0, -1e9), max: Math.min(maximum ?? 1e6, 1e9) });
    case 'number':
      return fc.double({ min: minimum ?? 0, max: maximum ?? 1e6, noNaN: true });
    case 'array':
      return within(
        schema,
        root,
        fc.array(items ? anyFrom(items, root, depth + 1) : fc.jsonValue(), {
          minLength: minItems,
          maxLength: Math.max(minItems, depth < MAX_DEPTH ? Math.min(maxItems, 4) : 0),
        }),
      );
    case 'object':
      return objects(schema, root, depth);
    default:
      if (format === 'date') return day;
      if (pattern?.includes('(?!')) return ADDRESSES;
      if (pattern?.includes('[^,]')) return NAMES;
      // Patterns without an anchor require one visible character.
      return within(schema, root, pattern?.startsWith('^') ? fc.stringMatching(new RegExp(pattern)) : text(maxLength));
  }
}

/** The maximum number of optional fields in one object. */
const MAX_FIELDS = 10;

function objects({ properties = {}, required = [], allOf = [] }: Schema, root: Schema, depth: number) {
  const member = (name: string) => anyFrom(properties[name] ?? {}, root, depth + 1);
  const isDeep = depth >= (allOf.length > 0 ? 1 : MAX_DEPTH);
  const optional = Object.keys(properties).filter((name) => !isDeep && !required.includes(name));
  const members = new Map([...required, ...optional].map((name) => [name, member(name)]));
  const fields = fc
    .subarray(optional, { maxLength: Math.min(MAX_FIELDS, optional.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries([...required, ...chosen].map((name) => [name, members.get(name) ?? fc.constant(null)])),
      ),
    );
  // One of several spellings is required.
  const spellings = allOf.map(({ anyOf = [] }) => {
    const needed = anyOf.map((one) => one.required?.[0] ?? '');
    return fc.oneof(...needed.map((name) => fc.tuple(fc.constant(name), member(name))));
  });
  return fc.tuple(fields, ...spellings).map(([record, ...chosen]) => ({ ...Object.fromEntries(chosen), ...record }));
}
