import { installDebianPackages } from '../support/debianPackages';
import { SERVERS } from './servers';

/** Installs the servers that are missing. */
export default function installServers(): void {
  installDebianPackages(SERVERS.flatMap(({ debianPackages }) => debianPackages));
}
