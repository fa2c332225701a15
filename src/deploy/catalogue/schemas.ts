import genres from '../../../static/api/schema/genres.schema.json';
import list from '../../../static/api/schema/list.schema.json';
import parts from '../../../static/api/schema/parts.schema.json';
import person from '../../../static/api/schema/person.schema.json';
import search from '../../../static/api/schema/search.schema.json';
import season from '../../../static/api/schema/season.schema.json';
import title from '../../../static/api/schema/title.schema.json';
import type { Schema } from './schema';

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
