import { isRecord } from '@/lib/json';
import type { State } from '../state/state';

interface Wanted {
  /** The origin of the films on the web. Null if the bundle contains them. */
  mediaHost: string | null;
}

export interface ConfigChange {
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
export function configChange(text: string, { mediaHost }: Wanted, before: State['config']): ConfigChange | null {
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
