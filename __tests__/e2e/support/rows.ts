/** Home's rows, as the specification names them. */
export const ROWS = [
  'Latest Releases',
  'Popular Movies',
  'Action Packed',
  'Crime & Mystery',
  'Sci-fi & Fantasy',
  'Horror',
  'TV Series',
];
