/** Returns the same key for all widths and encodings of an image: `art/posters/1001-342.avif`, `/t/p/w342/abc.jpg`. */
export const imageCacheKey = (address: string): string =>
  address.replace(/\/w\d+\/(?=[^/]+$)/, '/').replace(/(-\d+)?\.(avif|webp|jpe?g|png)$/i, '');
