/** How a bill of materials and a lockfile name a package. */
const nameOf = ({ name, version }) => `${name}@${version}`;

/** @returns what is in one and not in the other, a line each; and whether the bill is one at all */
export function sbomFaults(bill, packages) {
  if (bill.bomFormat !== 'CycloneDX' || !Array.isArray(bill.components)) return ['Not a CycloneDX bill of materials'];
  // A package that lies there twice is one component.
  const billed = new Set(bill.components.map(nameOf));
  // One that lies there under another name is in the bill under either.
  const namesOf = ({ name, ownName = name, version }) => [
    nameOf({ name, version }),
    nameOf({ name: ownName, version }),
  ];
  const locked = new Set(packages.flatMap(namesOf));
  const unsealed = bill.components.filter(({ hashes = [] }) => !hashes.some(({ alg }) => alg === 'SHA-512'));
  return [
    ...packages
      .filter((entry) => !namesOf(entry).some((name) => billed.has(name)))
      .map((entry) => `${nameOf(entry)} is locked, but not in the bill`),
    ...[...billed].filter((name) => !locked.has(name)).map((name) => `${name} is in the bill, but not locked`),
    ...unsealed.map((component) => `${nameOf(component)} has no SHA-512`),
  ];
}
