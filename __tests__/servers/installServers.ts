import { installDebianPackages } from '../support/debianPackages';
import { SERVERS } from './servers';

/** Installs the servers that are not here yet. */
export default function installServers(): void {
  installDebianPackages(SERVERS.flatMap(({ debianPackages }) => debianPackages));
}
