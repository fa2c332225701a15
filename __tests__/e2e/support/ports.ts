/** The ports of the servers that `startServers` starts. Each server takes a free port and keeps it. */
export interface Ports {
  bundle: number;
  /** tools/fakeTmdb: a fake TMDB and its image host, with invented titles. */
  tmdb: number;
  /** The bundle, deployed with the fake TMDB as its source. */
  tmdbSite: number;
  /** An HTTP proxy that makes the other servers slow. */
  slowProxy: number;
}

const KEY = 'E2E_PORTS';

/** Passes the ports to the workers, which start later. */
export function keepPorts(ports: Ports): void {
  process.env[KEY] = JSON.stringify(ports);
}

/** The ports before the servers have started. */
const NONE: Ports = { bundle: 0, tmdb: 0, tmdbSite: 0, slowProxy: 0 };

export const PORTS = JSON.parse(process.env[KEY] ?? JSON.stringify(NONE)) as Ports;
