/** The address of a trailer's frame, by its key at YouTube; the trailer plays by itself. */
export const trailerUrl = (key: string): string =>
  `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&rel=0&playsinline=1`;
