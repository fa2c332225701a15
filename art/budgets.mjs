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

export const PICTURE_FORMATS = ['avif', 'webp'];

/** All clip files together, and everything under static/art. */
export const TOTALS = { clips: 3_200_000, art: 12_000_000 };
