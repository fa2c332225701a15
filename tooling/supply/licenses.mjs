import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What may build the bundle: nothing of it is given on. What may be in it, webpack.config.js says. */
const FOR_TOOLS = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0'],
  ...['ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
];

/**
 * Whether an SPDX expression is met by these licences: of `A OR B` one is enough, of `A AND B` it takes both.
 * None that we have heard of is deeper than one pair of brackets.
 */
export function isAllowed(expression, allowed) {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes('(')) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, allowed));
  return bare.split(' AND ').every((part) => allowed.includes(part.trim()));
}

/** The lockfile's word, or that of the package itself where it is installed. */
function licenseOf({ folder, license }) {
  if (license !== undefined) return license;
  try {
    const { license: own } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return typeof own === 'object' ? own.type : own;
  } catch {
    return undefined;
  }
}

/** Each licence with the packages that build the bundle under it, and those whose licence nobody has agreed to. */
export function toolLicenses(packages, allowed = FOR_TOOLS) {
  const byLicense = new Map();
  const refused = [];
  for (const locked of packages) {
    const license = licenseOf(locked) ?? 'none';
    const name = `${locked.name} ${locked.version}`;
    byLicense.set(license, [...(byLicense.get(license) ?? []), name]);
    if (!isAllowed(license, allowed)) refused.push(`${name}: ${license}`);
  }
  return { byLicense, refused };
}
