/** Returns the name that identifies a package in both lists. */
const nameOf = ({ name, version }) => `${name}@${version}`;

/** Returns whether a component is a folder of the project that is a package of its own. */
const isOwn = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true');

/**
 * @returns the differences between the bill of materials and the lockfile, one line each, or a fault if the bill is
 *   invalid
 */
export function sbomFaults(bill, packages) {
  if (bill.bomFormat !== 'CycloneDX' || !Array.isArray(bill.components)) return ['Not a CycloneDX bill of materials'];
  const components = bill.components.filter((component) => !isOwn(component));
  // A package that is installed twice is one component.
  const billed = new Set(components.map(nameOf));
  // The bill may list a package under its alias or its own name.
  const namesOf = ({ name, ownName = name, version }) => [
    nameOf({ name, version }),
    nameOf({ name: ownName, version }),
  ];
  const locked = new Set(packages.flatMap(namesOf));
  const unsealed = components.filter(({ hashes = [] }) => !hashes.some(({ alg }) => alg === 'SHA-512'));
  return [
    ...packages
      .filter((entry) => !namesOf(entry).some((name) => billed.has(name)))
      .map((entry) => `${nameOf(entry)} is in the lockfile, but not in the bill`),
    ...[...billed].filter((name) => !locked.has(name)).map((name) => `${name} is in the bill, but not in the lockfile`),
    ...unsealed.map((component) => `${nameOf(component)} has no SHA-512`),
  ];
}
