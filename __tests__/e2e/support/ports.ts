/** The servers that `startServers` starts; each takes a port that is free and keeps it. */
export interface Ports {
  bundle: number;
  /** tooling/tmdb: TMDB and its image host, with invented titles. */
  tmdb: number;
  /** The bundle, deployed so that it asks that one. */
  tmdbSite: number;
}

const KEY = 'E2E_PORTS';

/** The workers, which are started later, find them here. */
export function keepPorts(ports: Ports): void {
  process.env[KEY] = JSON.stringify(ports);
}

/** Whoever starts the servers does not know them yet. */
const NONE: Ports = { bundle: 0, tmdb: 0, tmdbSite: 0 };

export const PORTS = JSON.parse(process.env[KEY] ?? JSON.stringify(NONE)) as Ports;
