import { installDebianPackages } from '../support/debianPackages';
import { ENGINES } from './engines/all';

/** Installs the browsers that are missing. */
export default function installBrowsers(): void {
  installDebianPackages(Object.values(ENGINES).flatMap(({ debianPackages }) => debianPackages));
}
