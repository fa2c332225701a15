import { isRecord } from '@/lib/json';
import type { State } from '../state/state';

interface Wanted {
  homeRows: string[];
  /** Where the films are on the web; null where the bundle has them. */
  mediaHost: string | null;
}

export interface ConfigChange {
  /** Null where it stays as it is. */
  text: string | null;
  /** For the next run: what is ours in it. */
  ours: State['config'];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What config.json has to say of the catalogue: home's rows that have something to show, and the host of the films. What
 * a deployer has set stays; only what an earlier run wrote is changed.
 * @returns null where config.json cannot be read: then it is not touched
 */
export function configChange(
  text: string,
  { homeRows, mediaHost }: Wanted,
  before: State['config'],
): ConfigChange | null {
  const config = parsed(text);
  if (config === null) return null;
  const changed: Record<string, unknown> = { ...config };
  const isRowsOurs = config.homeRows === undefined || same(config.homeRows, before.homeRows);
  if (isRowsOurs && homeRows.length > 0) changed.homeRows = homeRows;

  const hosts: readonly unknown[] = Array.isArray(config.mediaHosts) ? config.mediaHosts : [];
  const others = hosts.filter((host) => host !== before.mediaHost || host === mediaHost);
  const wanted = mediaHost === null || others.includes(mediaHost) ? others : [...others, mediaHost];
  if (!same(wanted, hosts)) changed.mediaHosts = wanted;
  return {
    text: same(changed, config) ? null : `${JSON.stringify(changed, null, 2)}\n`,
    ours: { homeRows: isRowsOurs ? homeRows : null, mediaHost },
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
