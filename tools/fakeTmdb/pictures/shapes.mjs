/** The shapes of images by the first letters of their names. */
const SHAPES = [
  { pattern: /^p([mtc])(\d+)/, shape: 'poster', ratio: 3 / 2, kinds: { m: 'movie', t: 'tv', c: 'collection' } },
  { pattern: /^b([mtc])(\d+)/, shape: 'backdrop', ratio: 9 / 16, kinds: { m: 'movie', t: 'tv', c: 'collection' } },
  { pattern: /^(s)(\d+)-/, shape: 'still', ratio: 9 / 16, kinds: { s: 'tv' } },
  { pattern: /^(f)(\d+)/, shape: 'portrait', ratio: 3 / 2, kinds: { f: 'person' } },
  { pattern: /^(l)[a-z](\d+)/, shape: 'logo', ratio: 1, kinds: {} },
];

const ORIGINAL = { poster: 2000, backdrop: 3840, still: 1920, portrait: 1000, logo: 500 };

/** Returns the width and height of a size of the image host: `w300`, `h632`, `original`. */
function sizeOf(size, { shape, ratio }) {
  const [, side, pixels] = /^([wh])(\d+)$/.exec(size) ?? [];
  if (side === 'h') return { width: Math.round(pixels / ratio), height: Number(pixels) };
  const width = side === 'w' ? Number(pixels) : ORIGINAL[shape];
  return { width, height: Math.round(width * ratio) };
}

/**
 * Reads the URL of an image.
 * @param size a folder of the image host: `w300`
 * @param name the name without its extension: `pm7-2`
 * @returns null for a name that no record contains
 */
export function readPicture(size, name) {
  if (!/^([wh]\d{2,4}|original)$/.test(size)) return null;
  const found = SHAPES.find(({ pattern }) => pattern.test(name));
  if (!found) return null;
  const [, letter, id] = found.pattern.exec(name);
  return { name, shape: found.shape, kind: found.kinds[letter], id: Number(id), ...sizeOf(size, found) };
}
