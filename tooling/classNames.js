const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const SRC = path.join(__dirname, '../src');

/** Ad blockers hide elements with such classes. */
const BLOCKED = /^(?:ad|bn)/i;

/** Returns every class and animation of a style sheet, and perhaps other words with a point before them. */
const localNames = (css) => [
  ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g), ([, name]) => name)),
];

const keyOf = (file, name) => `${file.split(path.sep).join('/')}:${name}`;

/** Returns names for the keys: the beginnings of their hashes that no earlier key has. */
function assignNames(keys) {
  const taken = new Set();
  return new Map(
    keys.map((key) => {
      const letters = createHash('sha256')
        .update(key)
        .digest('base64')
        .replace(/[^A-Za-z0-9]/g, '');
      for (let start = 0; ; start += 1) {
        const name = letters.slice(start, start + (start < 8 ? 2 : 3));
        if (/^\d/.test(name) || BLOCKED.test(name) || taken.has(name)) continue;
        taken.add(name);
        return [key, name];
      }
    }),
  );
}

const names = assignNames(
  fs
    .readdirSync(SRC, { recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => localNames(fs.readFileSync(path.join(SRC, file), 'utf8')).map((name) => keyOf(file, name))),
);

/** Identifies the assignment. A cache of compiled modules is invalid for another one. */
exports.classNamesDigest = createHash('sha256')
  .update(JSON.stringify([...names]))
  .digest('hex')
  .slice(0, 8);

/**
 * Returns the name of a class or an animation in the bundle. It has two or three characters, because random characters do not compress:
 * hashes of five characters would add nearly 5 kB to the bundle. The name depends on nothing but the class, its file and the classes before it,
 * so the page, its prerendered screens and the commands for deployers have the same names.
 */
exports.shortClassName = ({ resourcePath }, _pattern, name) => {
  const short = names.get(keyOf(path.relative(SRC, resourcePath), name));
  if (short === undefined) throw new Error(`Unknown class or animation ${name} in ${resourcePath}`);
  return short;
};
