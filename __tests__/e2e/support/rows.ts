/** The rows of home, named as in the specification. */
export const ROWS = [
  'Latest Releases',
  'Popular Movies',
  'Action Packed',
  'Crime & Mystery',
  'Sci-fi & Fantasy',
  'Horror',
  'TV Series',
];
