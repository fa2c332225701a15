/** The most that a file may weigh, in bytes: what the writers keep to and the checks look for. */
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

/** The short film: its files, the best first. */
export const FILM_SIZES = [
  { height: 720, audioKbit: 96, maxBytes: 3_600_000 },
  { height: 360, audioKbit: 64, maxBytes: 1_100_000 },
];

export const PICTURE_FORMATS = ['avif', 'webp'];

/** All clip files together, everything that belongs to the short film, and all else under static/art. */
export const TOTALS = { clips: 3_200_000, film: 6_000_000, art: 12_000_000 };

/** A studio's plate as it is drawn. */
export const PLATE_BYTES = 26_000;

/** A title's lettering; typewriters and wood type have many corners. */
export const LETTERING_BYTES = 20_000;
