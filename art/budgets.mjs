/** The size limits of the art, in bytes. The writers respect them, and the checks enforce them. */
export const POSTER_SIZES = [
  { width: 342, height: 513, maxBytes: 25_000 },
  { width: 500, height: 750, maxBytes: 45_000 },
];

export const HERO_SIZES = [
  { view: 'mobile', name: 'm-780', width: 780, height: 975, maxBytes: 90_000 },
  { view: 'wide', name: '1280', width: 1280, height: 720, maxBytes: 160_000 },
  { view: 'wide', name: '2560', width: 2560, height: 1440, maxBytes: 260_000 },
];

export const CLIP_FORMATS = [
  { extension: 'webm', maxBytes: 285_000 },
  { extension: 'mp4', maxBytes: 355_000 },
];

/** The files of the short film, the best first. */
export const FILM_SIZES = [
  { height: 720, audioKbit: 96, maxBytes: 3_600_000 },
  { height: 360, audioKbit: 64, maxBytes: 1_100_000 },
];

export const PICTURE_FORMATS = ['avif', 'webp'];

/** The limits of all clip files together, of all files of the short film, and of everything else in static/art. */
export const TOTALS = { clips: 3_200_000, film: 6_000_000, art: 12_000_000 };

/** The limit of a studio's plate as SVG. */
export const PLATE_BYTES = 26_000;

/** The limit of a title's lettering. Typewriter faces and wood type have many corners. */
export const LETTERING_BYTES = 20_000;
