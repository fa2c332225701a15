import { existsSync, readFileSync } from 'node:fs';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { CommandError } from './commandError';

/** Changes of settings. `undefined` removes a setting. A nested object changes only the settings that it names. */
export interface SettingChanges {
  readonly [name: string]: string | boolean | undefined | SettingChanges;
}

const HELP = 'Correct the file, or restore it from a copy, and run the command again. Nothing was changed.';

/** Reads config.json. Throws if it is missing or invalid, so that no command overwrites it. */
export function readConfigFile(file: string): UnknownRecord {
  if (!existsSync(file)) throw new CommandError(`${file} is missing. Run the command on a complete bundle.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new CommandError(`Cannot read ${file}: ${error instanceof Error ? error.message : 'not JSON'}. ${HELP}`);
  }
  if (!isRecord(content)) throw new CommandError(`Cannot read ${file}: it is not an object. ${HELP}`);
  return content;
}

/** Returns the settings with changes. Other settings keep their order, and new ones come last. */
export function changeSettings(config: UnknownRecord, changes: SettingChanges, path = ''): UnknownRecord {
  const result = new Map<string, unknown>(Object.entries(config));
  for (const [name, value] of Object.entries(changes)) {
    const before = Object.hasOwn(config, name) ? config[name] : undefined;
    if (isRecord(value)) {
      if (before !== undefined && before !== null && !isRecord(before))
        throw new CommandError(`config.json: ${path}${name} is not an object. ${HELP}`);
      const group = changeSettings(before ?? {}, value, `${path}${name}.`);
      if (Object.keys(group).length > 0) result.set(name, group);
      else result.delete(name);
    } else if (value === undefined) result.delete(name);
    else result.set(name, value);
  }
  return Object.fromEntries(result);
}
