/**
 * The two framings of a hero: `wide` for the carousel (16:9), `mobile` for phones (4:5).
 * fx, fy: the position of the subject (right of the center; the lower left stays calm for the title).
 * ground: the height of the ground line. bleed: how far layers extend beyond the frame for camera moves.
 */
export const VIEWS = {
  wide: { name: 'wide', w: 1600, h: 900, fx: 1120, fy: 390, ground: 700, bleed: 140, k: 1 },
  mobile: { name: 'mobile', w: 780, h: 975, fx: 430, fy: 360, ground: 640, bleed: 100, k: 0.86 },
};
