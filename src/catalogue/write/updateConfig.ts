import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context';
import type { State } from '../state/state';
import { configChange } from './configChange';

/**
 * Writes the settings of a site with a catalogue of its own into config.json.
 * @param mediaHost the origin of the films on the web, or null if the bundle contains them
 * @returns the settings that this command wrote
 */
export async function updateConfig(
  context: Pick<Context, 'ledger' | 'options' | 'tools'>,
  mediaHost: string | null,
  before: State['config'],
): Promise<State['config']> {
  const { ledger, tools } = context;
  const place = ledger.placeOf('config.json');
  const change = configChange(await readFile(place, 'utf8'), { mediaHost }, before);
  if (change === null) {
    tools.say('config.json is not valid JSON and was not changed. Correct it and run this command again.');
    return before;
  }
  if (change.text !== null) {
    await writeFile(place, change.text);
    await applyConfig(context);
  }
  return change.ours;
}

/** Writes the settings into the pages and the servers' files. */
async function applyConfig({ ledger, tools, options }: Pick<Context, 'ledger' | 'options' | 'tools'>): Promise<void> {
  const command = ledger.placeOf('deploy/apply.cjs');
  if (!existsSync(command)) {
    tools.say('Changed config.json.');
    return;
  }
  const { code, stderr } = await tools.runProgram(process.execPath, [command], { cwd: path.dirname(command) });
  tools.say(
    code === 0
      ? 'Changed config.json, and updated the pages and the server files (deploy/apply.cjs).'
      : `Changed config.json, but deploy/apply.cjs failed: ${stderr.trim()}. Run node deploy/apply.cjs in ${options.into}.`,
  );
}
