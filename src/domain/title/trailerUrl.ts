/** Returns the URL of the iframe for a trailer, by its YouTube key. The trailer starts automatically. */
export const trailerUrl = (key: string): string =>
  `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&rel=0&playsinline=1`;
