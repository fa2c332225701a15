import { readdir, stat } from 'node:fs/promises';
import { CLIP_FORMATS, HERO_SIZES, PICTURE_FORMATS, POSTER_SIZES, TOTALS } from './budgets.mjs';
import { SLIDES } from './hero/slides.mjs';
import { WALLS } from './landing/wall.mjs';
import { readCatalogue } from './lib/catalogue.mjs';

/** Every file that has to be there: {group, file, maxBytes}. */
export async function expectedFiles() {
  const titles = await readCatalogue();
  const posters = POSTER_SIZES.flatMap(({ width, maxBytes }) =>
    titles.flatMap(({ id }) =>
      PICTURE_FORMATS.map((format) => ({
        group: `posters at ${width}`,
        file: `posters/${id}-${width}.${format}`,
        maxBytes,
      })),
    ),
  );
  const stills = HERO_SIZES.flatMap(({ name, maxBytes }) =>
    SLIDES.flatMap(({ slug }) =>
      PICTURE_FORMATS.map((format) => ({ group: `stills ${name}`, file: `hero/${slug}-${name}.${format}`, maxBytes })),
    ),
  );
  const clips = CLIP_FORMATS.flatMap(({ extension, maxBytes }) =>
    SLIDES.map(({ slug }) => ({ group: `clips ${extension}`, file: `hero/${slug}.${extension}`, maxBytes })),
  );
  const walls = WALLS.flatMap(({ name, maxBytes }) => [
    { group: `wall ${name}`, file: `landing/wall-${name}.avif`, maxBytes },
    { group: `wall ${name}`, file: `landing/wall-${name}.webp`, maxBytes: maxBytes * 1.6 },
  ]);
  return [...posters, ...stills, ...walls, ...clips];
}

const sizeOf = (path) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** The size of every file under `dir`, by its path. */
async function sizesUnder(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => sizeOf(`${entry.parentPath ?? entry.path}/${entry.name}`)));
}

const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);

/**
 * Weighs the art in `dir` against the budgets. A row per group: {name, files, bytes, largest, limit, faults},
 * faults being the files that are missing or too big; then the totals, whose limit is on `bytes`.
 */
export async function weigh(dir) {
  const files = await expectedFiles();
  const weighed = await Promise.all(
    files.map(async (each) => ({ ...each, size: await sizeOf(`${dir}/${each.file}`) })),
  );
  const groups = [...new Set(files.map(({ group }) => group))].map((name) => {
    const own = weighed.filter(({ group }) => group === name);
    const sizes = own.map(({ size }) => size ?? 0);
    const faults = own
      .filter(({ size, maxBytes }) => size === undefined || size > maxBytes)
      .map(({ file, size }) => `${file} ${size === undefined ? 'is missing' : `has ${size} bytes`}`);
    return {
      name,
      files: own.length,
      bytes: sum(sizes),
      largest: Math.max(...sizes),
      limit: own[0].maxBytes,
      faults,
    };
  });
  const clips = weighed.filter(({ group }) => group.startsWith('clips')).map(({ size }) => size ?? 0);
  return [...groups, total('all clips', clips, TOTALS.clips), total('all art', await sizesUnder(dir), TOTALS.art)];
}

function total(name, sizes, limit) {
  const bytes = sum(sizes);
  const faults = bytes > limit ? [`${name} has ${bytes} bytes`] : [];
  return { name, files: sizes.length, bytes, largest: Math.max(...sizes), limit, faults };
}
