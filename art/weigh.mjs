import { readdir, stat } from 'node:fs/promises';
import {
  CLIP_FORMATS,
  FILM_SIZES,
  HERO_SIZES,
  LETTERING_BYTES,
  PICTURE_FORMATS,
  PLATE_BYTES,
  POSTER_SIZES,
  TOTALS,
} from './budgets.mjs';
import { TRACKS } from './film/captions.mjs';
import { FILM } from './film/film.mjs';
import { SLIDES } from './hero/slides.mjs';
import { WALLS } from './landing/wall.mjs';
import { readCatalogue } from './lib/catalogue.mjs';
import { STUDIOS } from './studios/studios.mjs';

/** Returns every file that must exist: {group, file, maxBytes}. */
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
  const letterings = titles.map(({ id }) => ({
    group: 'letterings',
    file: `lettering/${id}.svg`,
    maxBytes: LETTERING_BYTES,
  }));
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
  const plates = STUDIOS.map(({ slug }) => ({ group: 'plates', file: `studios/${slug}.svg`, maxBytes: PLATE_BYTES }));
  return [...posters, ...letterings, ...plates, ...stills, ...walls, ...clips, ...filmFiles()];
}

/** Returns the files of the short film, and its still in the folder of the heroes. */
function filmFiles() {
  const own = (file, maxBytes) => ({ group: `film ${file}`, file: `films/${FILM.name}/${file}`, maxBytes });
  return [
    ...FILM_SIZES.map(({ height, maxBytes }) => own(`${height}.mp4`, maxBytes)),
    ...TRACKS.map(({ language }) => own(`${language}.vtt`, 5_000)),
    own('previews.vtt', 6_000),
    own('previews.jpg', 200_000),
    ...HERO_SIZES.filter(({ view }) => view === 'wide').flatMap(({ name, maxBytes }) =>
      PICTURE_FORMATS.map((format) => ({
        group: `film still ${name}`,
        file: `hero/${FILM.name}-${name}.${format}`,
        maxBytes,
      })),
    ),
  ];
}

const sizeOf = (path) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** Returns the size of every file in `dir` whose path passes `test`. */
async function sizesUnder(dir, test) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
  return Promise.all(files.filter(test).map(sizeOf));
}

const isOfFilm = (path) => path.includes(FILM.name);

const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);

/**
 * Compares the art in `dir` with the budgets. Returns a row per group: {name, files, bytes, largest, limit, faults}.
 * `faults` are the files that are missing or too big. The last rows are the totals, whose limit applies to `bytes`.
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
      .map(({ file, size }) => `${file} ${size === undefined ? 'is missing' : `is too large: ${size} bytes`}`);
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
  return [
    ...groups,
    total('all clips', clips, TOTALS.clips),
    total('the whole film', await sizesUnder(dir, isOfFilm), TOTALS.film),
    total('all other art', await sizesUnder(dir, (path) => !isOfFilm(path)), TOTALS.art),
  ];
}

function total(name, sizes, limit) {
  const bytes = sum(sizes);
  const faults = bytes > limit ? [`${name}: ${bytes} bytes are too many`] : [];
  return { name, files: sizes.length, bytes, largest: Math.max(...sizes), limit, faults };
}
