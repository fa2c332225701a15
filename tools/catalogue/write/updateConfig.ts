import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@/lib/json';
import type { Context } from '../context';
import type { State } from '../state/state';

interface WantedConfig {
  /** The origin of the films on the web. Null if the bundle contains them. */
  mediaHost: string | null;
}

interface ConfigChange {
  /** The new content. Null if the file stays unchanged. */
  text: string | null;
  /** The settings that this command wrote, for the next run. */
  ours: State['config'];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns config.json for a site with a catalogue of its own: no samples, and the host of the films. The deployer's own
 * settings stay. `homeRows` that an earlier release of this command wrote is removed, because the app computes the
 * rows.
 * @returns null if config.json cannot be parsed. It then stays unchanged
 */
export function configChange(text: string, { mediaHost }: WantedConfig, before: State['config']): ConfigChange | null {
  const config = parsed(text);
  if (config === null) return null;
  const { homeRows, ...others } = config;
  const isRowsOurs = homeRows === undefined || same(homeRows, before.homeRows);
  const changed: Record<string, unknown> = isRowsOurs ? others : { ...config };
  changed.samples ??= false;

  const hosts: readonly unknown[] = Array.isArray(config.mediaHosts) ? config.mediaHosts : [];
  const kept = hosts.filter((host) => host !== before.mediaHost || host === mediaHost);
  const wanted = mediaHost === null || kept.includes(mediaHost) ? kept : [...kept, mediaHost];
  if (!same(wanted, hosts)) changed.mediaHosts = wanted;
  return {
    text: same(changed, config) ? null : `${JSON.stringify(changed, null, 2)}\n`,
    ours: { homeRows: null, mediaHost },
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const raw: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return isRecord(raw) ? raw : null;
  } catch {
    return null;
  }
}

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
  const place = ledger.pathFor('config.json');
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
  const command = ledger.pathFor('deploy/apply.cjs');
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
