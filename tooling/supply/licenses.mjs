import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Licenses that are allowed for build tools, because no part of them is distributed. webpack.config.js lists the
 * licenses that are allowed in the bundle.
 */
const FOR_TOOLS = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0'],
  ...['ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
];

/**
 * Returns whether the allowed licenses satisfy an SPDX expression: one operand of `OR`, or all operands of `AND`.
 * Nested brackets are not supported, because no known package uses them.
 */
export function isAllowed(expression, allowed) {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes('(')) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, allowed));
  return bare.split(' AND ').every((part) => allowed.includes(part.trim()));
}

/** Returns the license from the lockfile, or from the installed package. */
function licenseOf({ folder, license }) {
  if (license !== undefined) return license;
  try {
    const { license: own } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return typeof own === 'object' ? own.type : own;
  } catch {
    return undefined;
  }
}

/** Returns the packages by license, and the packages whose license is not allowed. */
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
